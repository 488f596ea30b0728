// The addresses of the page: `/`, and `/table/ID` with an optional secret after the `#`.

export type Route = { at: "lobby" } | { at: "table"; id: string; secret: string | null };

export function routeOf(path: string, hash: string): Route {
  const found = /^\/table\/([^/]+)\/?$/.exec(path);
  if (!found?.[1]) return { at: "lobby" };
  return { at: "table", id: decodeURIComponent(found[1]), secret: hash.slice(1) || null };
}

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}
