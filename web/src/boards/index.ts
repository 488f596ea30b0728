// The board component of each game, fetched when a table of that game is opened.

import type { Component } from "svelte";

// Each board takes the view of its own game; which one is the server's word, not the compiler's.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = Component<any>;

export const boards: Record<string, () => Promise<AnyBoard>> = {
  book: async () => (await import("./book/Book.svelte")).default,
  ryu: async () => (await import("./ryu/Ryu.svelte")).default,
  mekong: async () => (await import("./mekong/Mekong.svelte")).default,
  island: async () => (await import("./island/Island.svelte")).default,
};
