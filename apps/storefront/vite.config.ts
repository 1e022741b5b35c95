import { existsSync, readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ownChunkLoader } from "./build/own-chunk-loader.ts";
import { withoutUnusedReact } from "./build/unused-react.ts";

/**
 * React and the small parts that every hydrated page uses are one chunk instead of a dozen, which compresses better. Parts
 * may import only each other: an import of the entry would make the two chunks depend on each other.
 */
const library = "node_modules/(react|react-dom|scheduler)/";
const parts = [
  "storefront/src/shell/(page-shell|block-shop|shop-frame)",
  "storefront/src/parts/(static-part|heart|icon|sizes|quantity-field)",
  "storefront/src/state/(money|use-store)",
  "packages/(domain/src/(currency/write-money|limits)|browser/src/images/nearest-size|pages/src/props/image|blocks/src/context)",
];
const chunkLoader = new URL("./src/router/load-chunk.ts", import.meta.url);
/** The output folder. A build for a running server goes beside the folder in use, which it then replaces. */
const dist = process.env.BUILD_INTO ?? "dist";
const groups = [
  { name: "hydrate", test: new RegExp([library, ...parts].join("|")) },
  // Shared by basket and checkout, and loaded by no other page.
  { name: "cart", test: /storefront\/src\/parts\/(message-page|placed-page|promises)/ },
];

/** Pages that no script ever loads, so without a `load.ts`, are built for their style sheets alone; those of the others come with their code. */
const unloaded = readdirSync(new URL("./src/pages/", import.meta.url)).filter(
  (name) => !existsSync(new URL(`./src/pages/${name}/load.ts`, import.meta.url)),
);
const styled = [
  ...unloaded.map((name) => `src/pages/${name}/${name}-page.tsx`),
  // What a preview shows in place of empty blocks is rendered by the server.
  "../../packages/blocks/src/preview/empty-view.tsx",
];

/** Shops' pages: a client build for browsers, and a server build that renders the same pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), withoutUnusedReact(), ownChunkLoader(chunkLoader)],
  // Shoppers have no React developer tools: without the hook React's code for them is removed.
  define: isSsrBuild
    ? { "process.env.NODE_ENV": JSON.stringify("production") }
    : { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  // One self-contained module for the server: it runs beside TypeScript that is never built.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: `${dist}/server`, emptyOutDir: true, copyPublicDir: false, cssMinify: true }
    : {
        outDir: `${dist}/client`,
        emptyOutDir: true,
        manifest: true,
        // Preloads a chunk's dependencies; the chunk itself is already being loaded, and the runtime comes with React.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (chunk, all) =>
            all.filter((file) => file !== chunk && !file.startsWith("assets/rolldown-runtime-")),
        },
        // Pictures inlined into a style sheet would be loaded by every page, so even small ones stay separate files.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            ...["src/entry-client.ts", "src/first-block.ts", "src/split-tests.ts"],
            ...["src/page-editor.ts", "src/theme-editor.ts"],
            ...styled,
          ],
          // Seven characters of hash are enough to distinguish builds, and keep pages that name dozens of files short.
          output: {
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: { includeDependenciesRecursively: false, groups },
          },
        },
      },
}));
