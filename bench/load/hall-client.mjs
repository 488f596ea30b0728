// Two sockets a table, bare WebSocket: sends Wyrmhall's own messages and any legal move.
// Arguments: port, tables, seconds, game.


import { Tally } from "./tally.mjs";
import { Wire } from "./wire.mjs";

const [port, tables, seconds] = process.argv.slice(2, 5).map(Number);
const game = process.argv[5];
const base = `127.0.0.1:${port}`;
const tally = new Tally(seconds);

async function post(path, body, cookie) {
  const headers = { "content-type": "application/json", "x-wyrmhall": "1" };
  if (cookie) headers.cookie = cookie;
  const answer = await fetch(`http://${base}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body ?? {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const given = answer.headers.get("set-cookie")?.split(";")[0];
  return { body: await answer.json(), cookie: given ?? cookie };
}

function connect(ident, cookies) {
  let asked = null; // the move on its way
  let seen = 0;
  let began = 0;
  let number = 0;
  let joint = false; // whether both decide at once
  const next = [null, null];
  const views = [null, null];
  const move = (player) => {
    if (tally.over) return;
    const { version, legal } = next[player];
    next[player] = null;
    seen = 0;
    asked = player;
    began = performance.now();
    const { move } = legal[Math.floor(Math.random() * legal.length)];
    sockets[player].send(JSON.stringify({ do: "play", id: `m${++number}`, version, move }));
  };
  const finish = () => {
    for (const socket of sockets) socket.close();
    post(`/api/tables/${ident}/rematch`, null, cookies[0]).then(({ body }) =>
      connect(body.id, cookies),
    );
  };
  const sockets = cookies.map((cookie, player) => {
    const wire = new Wire(port, `/api/tables/${ident}/play`, cookie, (text) => {
      if (text === null) return wire.send('{"do":"hello"}');
      const news = JSON.parse(text);
      if (news.is === "refused") throw new Error(JSON.stringify(news));
      if (news.is === "state") views[player] = news.view;
      else if (news.is === "change") news.view = Object.assign(views[player], news.changed);
      else return;
      if (news.legal.length > 0) next[player] = news;
      if (asked !== null) {
        // A secret decision is shown to its own seat only; any other to both.
        seen += 1;
        const secret = joint && news.view.pending.length > 1;
        if (seen < 2 && !secret) return;
        joint = news.view.pending.length > 1;
        tally.seen(began);
        asked = null;
      }
      if (news.view.outcome) return finish();
      const ready = next.findIndex((state) => state !== null);
      if (ready >= 0 && asked === null) move(ready);
    });
    return wire;
  });
}

for (let table = 0; table < tables; table++) {
  const opened = await post("/api/tables", { game, players: 2, name: "Ada", open: false });
  const ident = opened.body.id;
  const { secret } = (await post(`/api/tables/${ident}/link`, null, opened.cookie)).body;
  const joined = await post(`/api/tables/${ident}/join`, { name: "Benoit", link: secret });
  await post(`/api/tables/${ident}/start`, null, opened.cookie);
  connect(ident, [opened.cookie, joined.cookie]);
}
await tally.run(3);
