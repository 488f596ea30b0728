// A lesson as its learner has it: the step, what their own move did, and how far they have come.

import * as api from "../net/api";
import type { Because, LegalMove, LessonStep, Phrase, View } from "../net/types";
import { Chooser } from "../table/chooser.svelte";
import { comeTo, reached } from "./progress";

export class Course {
  /** The step, or what became of it by a move other than the one asked for. */
  state = $state.raw<LessonStep | null>(null);
  because = $state.raw<Because | null>(null);
  fault = $state.raw<api.Refused | null>(null);
  /** What has just happened, for the board's motion. */
  events = $state.raw<Phrase[]>([]);
  readonly chooser = new Chooser(
    (move) => void this.#try(move),
    () => false,
  );

  constructor(readonly game: string) {}

  get view(): View | null {
    return (this.state?.view as View | undefined) ?? null;
  }
  /** Whether the learner has to make a move to go on. */
  get waits(): boolean {
    return this.state !== null && this.state.move !== null && this.state.answer === null;
  }
  get last(): boolean {
    return this.state !== null && this.state.number + 1 === this.state.count;
  }

  /** Where the learner was when they left. */
  async begin(): Promise<void> {
    await this.#show(() => api.lessonStep(this.game, reached(this.game)));
    // A lesson that has become shorter begins again.
    if (this.fault?.why === "not-found" && reached(this.game) > 0) await this.go(0);
  }
  async go(step: number): Promise<void> {
    await this.#show(() => api.lessonStep(this.game, step));
  }
  async next(): Promise<void> {
    if (this.state && !this.last) await this.go(this.state.number + 1);
  }
  async back(): Promise<void> {
    if (this.state && this.state.number > 0) await this.go(this.state.number - 1);
  }
  /** Back to where another move was made than the one asked for. */
  async again(): Promise<void> {
    if (this.state) await this.go(this.state.number);
  }
  /** Choose the move that is asked for, to be confirmed. */
  showMove(): void {
    const move = this.state?.legal.find((one) => one.move === this.state?.move);
    if (move) this.chooser.pick(move);
  }

  askWhy(piece: string): void {
    const state = this.state;
    this.because = null;
    if (!state || state.answer) return;
    void api
      .whyInLesson(this.game, state.number, [...this.chooser.order, piece])
      .then((because) => {
        if (this.state === state) this.because = because;
      })
      .catch((error: unknown) => this.#refused(error));
  }

  async #try({ move }: LegalMove): Promise<void> {
    const step = this.state?.number ?? 0;
    await this.#show(() => api.tryInLesson(this.game, step, move));
  }

  async #show(load: () => Promise<LessonStep>): Promise<void> {
    try {
      const state = await load();
      this.fault = null;
      this.events = this.state ? state.story : [];
      this.state = state;
      // Where there is only something to read, nothing is asked of the learner.
      this.chooser.offer(state.move === null ? [] : state.legal, state.number);
      comeTo(this.game, state.number, state.count);
    } catch (error) {
      this.#refused(error);
    }
    this.chooser.answered();
  }

  #refused(error: unknown): void {
    if (!(error instanceof api.Refused)) throw error;
    this.fault = error;
  }
}
