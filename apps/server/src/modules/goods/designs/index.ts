export { type DesignRow, findDesign } from "./queries.ts";
export { designRoutes } from "./routes.ts";
export { sceneOfArt } from "./scene-of-art.ts";
export { assetHashesOf, readScene } from "./scenes.ts";
export { insertDesign, writeDesign } from "./write-queries.ts";
