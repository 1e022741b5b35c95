export { loadAssetsOf } from "./load-assets.ts";
export { type DesignRow, findDesign } from "./queries.ts";
export { designRoutes } from "./routes.ts";
export { sceneOfArt } from "./scene-of-art.ts";
export { assetHashesOf, readScene, sceneHashOf } from "./scenes.ts";
export { insertDesign, writeDesign } from "./write-queries.ts";
