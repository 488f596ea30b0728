// Two sockets a table, bare socket.io: sends boardgame.io's own messages, nothing else.
// Arguments: port, tables, seconds.

import { io } from "socket.io-client";

import { Tally } from "./tally.mjs";

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const tally = new Tally(seconds);

function sit(table) {
  const sockets = ["0", "1"].map(() =>
    io(`http://127.0.0.1:${port}/count`, { transports: ["websocket"] }),
  );
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
    sockets[turn].emit("update", { type: "MAKE_MOVE", payload }, state, `table${table}`, player);
    turn = 1 - turn;
  };
  sockets.forEach((socket, player) => {
    socket.on("connect", () => socket.emit("sync", `table${table}`, String(player), undefined, 2));
    socket.on("sync", () => ++ready === 2 && move());
    socket.on("update", (_, news) => {
      state = news._stateID;
      if (++seen === 2) {
        tally.seen(began);
        move();
      }
    });
  });
}

for (let table = 0; table < tables; table++) sit(table);
await tally.run(3);
