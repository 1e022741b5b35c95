export { sectionRoutes } from "./routes.ts";
export { sampleBlocks } from "./sample-blocks.ts";
