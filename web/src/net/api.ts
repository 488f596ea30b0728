// The server over HTTP. A refusal is thrown, with the words the server gave it.

import type {
  Because,
  GameInfo,
  LessonStep,
  Link,
  NewTable,
  Phrase,
  Refusal,
  Story,
  TableInfo,
  Tables,
} from "./types";

/** The server said no, or could not be reached: then `why` is "offline" and there is no phrase. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly phrase: Phrase | null,
    text: string,
  ) {
    super(text);
  }
}

type Sent<T> = { [K in keyof T]?: T[K] };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    asked.headers = { "X-Wyrmhall": "1", "Content-Type": "application/json" };
    asked.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, asked);
  } catch {
    throw new Refused("offline", null, "offline");
  }
  if (answer.ok) return answer;
  let refusal: Partial<Refusal> = {};
  try {
    refusal = (await answer.json()) as Refusal;
  } catch {
    // A proxy's page: the status is all we have.
  }
  throw new Refused(
    refusal.why ?? String(answer.status),
    refusal.phrase ?? null,
    refusal.text ?? `${answer.status} ${answer.statusText}`,
  );
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

function at(id: string, rest = ""): string {
  return `/tables/${encodeURIComponent(id)}${rest}`;
}

export const games = (): Promise<GameInfo[]> => json("GET", "/games");
export const openTables = async (): Promise<TableInfo[]> =>
  (await json<Tables>("GET", "/tables")).tables;
export const myTables = async (): Promise<TableInfo[]> =>
  (await json<Tables>("GET", "/tables/mine")).tables;
export const newTable = (
  table: Sent<NewTable> & { game: string; players: number; name: string },
): Promise<TableInfo> => json("POST", "/tables", table);
export const table = (id: string): Promise<TableInfo> => json("GET", at(id));
export const join = (
  id: string,
  join: { name: string; seat?: number; link?: string },
): Promise<TableInfo> => json("POST", at(id, "/join"), join);
export const leave = (id: string): Promise<TableInfo> => json("POST", at(id, "/leave"));
export const start = (id: string): Promise<TableInfo> => json("POST", at(id, "/start"));
export const setTable = (
  id: string,
  change: { paused?: boolean; open?: boolean; hints?: boolean },
): Promise<TableInfo> => json("PATCH", at(id), change);
export const setSeat = (id: string, seat: number, bot: string | null): Promise<TableInfo> =>
  json("PUT", at(id, `/seats/${seat}`), { bot });
export const invitation = (id: string): Promise<Link> => json("POST", at(id, "/link"));
export const seatLink = (id: string, seat: number): Promise<Link> =>
  json("POST", at(id, `/seats/${seat}/link`));
export const rematch = (id: string): Promise<TableInfo> => json("POST", at(id, "/rematch"));
export const story = (id: string, before: number): Promise<Story> =>
  json("GET", at(id, `/story?before=${before}`));
export const recordPath = (id: string): string => `/api${at(id, "/record")}`;
/** A game's messages, as Fluent. */
export const gameWords = (game: string, language: string): Promise<string> =>
  text(`/games/${encodeURIComponent(game)}/words/${language}`);
function lessonPart(game: string, step: number, rest = ""): string {
  return `/games/${encodeURIComponent(game)}/lesson/${step}${rest}`;
}
export const lessonStep = (game: string, step: number): Promise<LessonStep> =>
  json("GET", lessonPart(game, step));
/** What comes of a move: the next step where it is the right one, else the same with an answer. */
export const tryInLesson = (game: string, step: number, move: string): Promise<LessonStep> =>
  json("GET", lessonPart(game, step, `?move=${encodeURIComponent(move)}`));
export const whyInLesson = (
  game: string,
  step: number,
  pieces: readonly string[],
): Promise<Because> => {
  const query = pieces.map((piece) => `pieces=${encodeURIComponent(piece)}`).join("&");
  return json("GET", lessonPart(game, step, `/why?${query}`));
};
/** A game's rules, as HTML. */
export const rulesPage = (game: string, language: string): Promise<string> =>
  text(`/games/${encodeURIComponent(game)}/rules/${language}`);
