// Two sockets a table, bare socket.io: sends boardgame.io's own messages, nothing else.
// Arguments: port, tables, seconds.

import { Tally } from "./tally.mjs";
import { Wire } from "./wire.mjs";

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const tally = new Tally(seconds);
const EVENT = "42/count,"; // engine.io's message, socket.io's event, the game's namespace

function sit(table) {
  let ready = 0;
  let turn = 0;
  let state = 0;
  let seen = 0;
  let began = 0;
  const move = () => {
    if (tally.over) return;
    seen = 0;
    began = performance.now();
    const player = String(turn);
    const payload = { type: "go", args: [], playerID: player };
    const asked = ["update", { type: "MAKE_MOVE", payload }, state, `table${table}`, player];
    wires[turn].send(EVENT + JSON.stringify(asked));
    turn = 1 - turn;
  };
  const wires = ["0", "1"].map((player) => {
    const wire = new Wire(port, "/socket.io/?EIO=4&transport=websocket", null, (text) => {
      if (text === null) return;
      if (text[0] === "0") return wire.send("40/count,");
      if (text === "2") return wire.send("3");
      if (text.startsWith("40/count,"))
        return wire.send(EVENT + JSON.stringify(["sync", `table${table}`, player, null, 2]));
      if (!text.startsWith(EVENT)) throw new Error(text);
      const [what, , news] = JSON.parse(text.slice(EVENT.length));
      if (what === "sync" && ++ready === 2) move();
      if (what === "update") {
        state = news._stateID;
        if (++seen === 2) {
          tally.seen(began);
          move();
        }
      }
    });
    return wire;
  });
}

for (let table = 0; table < tables; table++) sit(table);
await tally.run(3);
