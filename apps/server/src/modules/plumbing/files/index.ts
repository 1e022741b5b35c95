export { fileAddress, imageSizes } from "./file-address.ts";
export { loadAssetsOf } from "./load-assets.ts";
export { renditionOf, type StoredRendition } from "./renditions.ts";
export { fileRoutes } from "./routes.ts";
export { insertFile, type StoredFile, storeBytes } from "./store-file.ts";
