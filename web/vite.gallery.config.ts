import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Boards by themselves, fed with positions from gallery/positions.py: for drawing, not for players.
export default defineConfig({
  root: "gallery",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  server: { fs: { allow: ["../.."] } },
});
