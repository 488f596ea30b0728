import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/wyrmhall/server/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: process.env["WYRMHALL_SERVER"] ?? "http://127.0.0.1:8000", ws: true },
    },
  },
});
