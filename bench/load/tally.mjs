// What both clients measure: moves acknowledged and seen by every socket of their table.

export class Tally {
  constructor(seconds) {
    this.seconds = seconds;
    this.waits = [];
    this.moves = 0; // warming up included
    this.counting = false;
    this.over = false;
  }

  /** A move was sent at `began`, and everybody at the table has seen it. */
  seen(began) {
    this.moves += 1;
    if (this.counting) this.waits.push(performance.now() - began);
  }

  /** Warm up, measure, print, leave. */
  async run(warmUp) {
    await new Promise((done) => setTimeout(done, warmUp * 1000));
    this.counting = true;
    await new Promise((done) => setTimeout(done, this.seconds * 1000));
    this.over = true;
    const waits = this.waits.sort((a, b) => a - b);
    const at = (share) => waits[Math.floor(waits.length * share)] ?? NaN;
    console.log(
      JSON.stringify({
        moves: this.moves,
        moves_per_second: waits.length / this.seconds,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
      }),
    );
    process.exit();
  }
}
