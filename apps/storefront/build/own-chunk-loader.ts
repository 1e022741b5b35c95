import { fileURLToPath } from "node:url";

/** The plugin of the client build that puts our own loader of chunks, a file, in the place of Vite's. */
export const ownChunkLoader = (file: URL) => ({
  name: "own-chunk-loader",
  enforce: "pre" as const,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(fileURLToPath(file))};`,
  },
});
