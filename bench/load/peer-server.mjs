// boardgame.io as it comes: its default server, in memory, with as small a game as can be.

import server from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "count",
  setup: () => ({ moves: 0, cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => void G.moves++ },
};
server.Server({ games: [game], origins: ["http://localhost"] }).run(Number(process.argv[2]));
