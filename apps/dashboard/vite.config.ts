import { appHead } from "@selvedge/ui/vite/app-head.ts";
import { englishWords } from "@selvedge/ui/vite/english-words.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * How the code that several screens share is divided: every icon is in one file; of the kit, the rules and the libraries, what
 * the same screens use is in one file, and one smaller than 3 kB (before compression) joins the one whose screens are nearest.
 * Without it each icon and each button is a file of its own, of which the page editor asks for 117 and other screens for 60, and
 * asking is a tenth of the work of opening it. It is half as many, and a screen loads 7 % more, which the next one has already.
 */
const groups = [
  { name: "icons", test: /lucide-react/, minShareCount: 2 },
  {
    name: "shared",
    test: /node_modules|packages\/(ui|domain)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
];

/** A shared file is named by all screens that use it, which makes an address longer than the server takes. */
const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.split("~")[0]}-[hash].js`;

/** The merchant's app: built into dist/, served below /dashboard/ by the server, which it asks for data during development. */
export default defineConfig({
  base: "/dashboard/",
  plugins: [react(), tailwindcss(), appHead(), englishWords()],
  server: { proxy: { "/omnis": process.env.SELVEDGE_API ?? "http://localhost:4000" } },
  build: {
    outDir: process.env.BUILD_INTO ?? "dist",
    sourcemap: true,
    manifest: true,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
