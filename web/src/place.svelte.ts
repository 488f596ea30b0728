// Where the visitor is, and going elsewhere without loading the page anew.

import { routeOf, type Route } from "./route";

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    for (const change of ["popstate", "hashchange"] as const)
      window.addEventListener(change, () => this.look());
  }

  look(): void {
    // In-page anchors (the skip link) are no secrets of a table.
    if (location.hash === "#main") return;
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const place = new Place();

export function go(path: string): void {
  history.pushState(null, "", path);
  place.look();
  window.scrollTo(0, 0);
}

/** A secret that has been used leaves the address, and the history with it. */
export function forgetSecret(): void {
  history.replaceState(null, "", location.pathname);
  place.look();
}
