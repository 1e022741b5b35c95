import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * React and the small parts that every woken page uses travel in one file instead of a dozen, which packs better. Parts
 * may import only one another: one that reached back into the entry would close a circle between two files.
 */
const library = "node_modules/(react|react-dom|scheduler)/";
const parts = [
  "storefront/src/shell/(page-shell|block-shop|shop-frame)",
  "storefront/src/parts/(inert|heart|icon|sizes|quantity-field)",
  "storefront/src/state/(money|use-store)",
  "packages/(domain/src/(currency/write-money|images/nearest-size|limits)|pages/src/props/image|blocks/src/context)",
];
/** The folder beside the one in use, where another is put in its place afterwards. */
const dist = process.env.BUILD_INTO ?? "dist";
const groups = [
  { name: "awake", test: new RegExp([library, ...parts].join("|")) },
  // What basket and checkout share, and no page before them loads.
  { name: "cart", test: /storefront\/src\/parts\/(message-page|placed-page|promises)/ },
];

/** Shops' pages: a client build for browsers, and the same pages as one module that the server draws with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Shoppers have no developer tools that React would have to report to: without them its code for that falls away.
  define: isSsrBuild
    ? { "process.env.NODE_ENV": JSON.stringify("production") }
    : { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  // One self-contained module for the server: it runs beside TypeScript that is never built.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: `${dist}/server`, emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: `${dist}/client`,
        emptyOutDir: true,
        manifest: true,
        // What a chunk needs is fetched beside it; the chunk itself is on its way already.
        modulePreload: { polyfill: false, resolveDependencies: (chunk, all) => all.filter((file) => file !== chunk) },
        // A picture inside a style sheet is a request that every page pays for: small ones stay apart.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.ts",
          // Six letters of a hash tell two builds of one name apart, and pages name dozens of files.
          output: {
            chunkFileNames: "assets/[name]-[hash:6].js",
            assetFileNames: "assets/[name]-[hash:6][extname]",
            codeSplitting: { includeDependenciesRecursively: false, groups },
          },
        },
      },
}));
