// The addresses of the page: `/`, `/learn/GAME`, `/rules/GAME` with an optional clause after `#`,
// and `/table/ID` with an optional secret there.

export type Route =
  | { at: "lobby" }
  | { at: "lesson"; game: string }
  | { at: "rules"; game: string; clause: string | null }
  | { at: "table"; id: string; secret: string | null };

export function routeOf(path: string, hash: string): Route {
  const [, page, name] = /^\/(table|learn|rules)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!page || !name) return { at: "lobby" };
  const id = decodeURIComponent(name);
  const after = hash.slice(1) || null;
  if (page === "learn") return { at: "lesson", game: id };
  if (page === "rules") return { at: "rules", game: id, clause: after?.toUpperCase() ?? null };
  return { at: "table", id, secret: after };
}

export function lessonPath(game: string): string {
  return `/learn/${encodeURIComponent(game)}`;
}

export function rulesPath(game: string, clause?: string): string {
  return `/rules/${encodeURIComponent(game)}${clause ? `#${clause}` : ""}`;
}

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}
