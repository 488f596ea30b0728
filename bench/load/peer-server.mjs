// boardgame.io as it comes: its default server, in memory, with as small a game as can be. With a
// weight, its state has so many bytes more: two hands, of which each player sees one.

import server from "boardgame.io/dist/cjs/server.js";

const [port, weight] = process.argv.slice(2).map(Number);
const hand = () => Array.from({ length: weight / 2 / 10 }, (_, card) => ({ card }));
const game = {
  name: "count",
  setup: () => ({ moves: 0, cells: Array(9).fill(null), ...(weight && { hands: [hand(), hand()] }) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => void G.moves++ },
  ...(weight && {
    playerView: ({ G, playerID }) => ({
      ...G,
      hands: G.hands.map((cards, player) => (String(player) === playerID ? cards : cards.length)),
    }),
  }),
};
server.Server({ games: [game], origins: ["http://localhost"] }).run(port);
