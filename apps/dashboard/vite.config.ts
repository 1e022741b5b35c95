import { appHead } from "@selvedge/ui/vite/app-head.ts";
import { englishWords } from "@selvedge/ui/vite/english-words.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The merchant's app: built into dist/, served below /dashboard/ by the server, which it asks for data during development. */
export default defineConfig({
  base: "/dashboard/",
  plugins: [react(), tailwindcss(), appHead(), englishWords()],
  server: { proxy: { "/omnis": process.env.SELVEDGE_API ?? "http://localhost:4000" } },
  build: { outDir: process.env.BUILD_INTO ?? "dist", sourcemap: true, manifest: true },
});
