import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Shops' pages: a client build for browsers, and the same pages as one module that the server draws with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  // One self-contained module for the server: it runs beside TypeScript that is never built.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        // A picture inside a style sheet is a request that every page pays for: small ones stay apart.
        assetsInlineLimit: 0,
        rolldownOptions: { input: "src/entry-client.ts" },
      },
}));
