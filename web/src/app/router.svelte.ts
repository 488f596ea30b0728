// Which page is shown, and going to another without reloading.

import { routeOf, type Route } from "./route";

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    for (const change of ["popstate", "hashchange"] as const)
      window.addEventListener(change, () => this.look());
  }

  look(): void {
    // The skip link is an anchor on the page, not a table's secret.
    if (location.hash === "#main") return;
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, "", path);
  router.look();
  window.scrollTo(0, 0);
}

/** Take a used secret out of the address and the history. */
export function forgetSecret(): void {
  history.replaceState(null, "", location.pathname);
  router.look();
}
