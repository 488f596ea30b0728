// Where in the hall one is: `/`, or `/table/ID` with perhaps a secret after the `#`.

export type Route = { at: "hall" } | { at: "table"; id: string; secret: string | null };

export function routeOf(path: string, hash: string): Route {
  const found = /^\/table\/([^/]+)\/?$/.exec(path);
  if (!found?.[1]) return { at: "hall" };
  return { at: "table", id: decodeURIComponent(found[1]), secret: hash.slice(1) || null };
}

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}
