export { type DesignRow, findDesign } from "./queries.ts";
export { designRoutes } from "./routes.ts";
export { assetHashesOf, readScene, sceneHashOf } from "./scenes.ts";
