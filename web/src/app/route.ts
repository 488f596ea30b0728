// The addresses of the page: `/`, `/learn/GAME`, and `/table/ID` with an optional secret after `#`.

export type Route =
  | { at: "lobby" }
  | { at: "lesson"; game: string }
  | { at: "table"; id: string; secret: string | null };

export function routeOf(path: string, hash: string): Route {
  const [, page, name] = /^\/(table|learn)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!page || !name) return { at: "lobby" };
  const id = decodeURIComponent(name);
  return page === "learn"
    ? { at: "lesson", game: id }
    : { at: "table", id, secret: hash.slice(1) || null };
}

export function lessonPath(game: string): string {
  return `/learn/${encodeURIComponent(game)}`;
}

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}
