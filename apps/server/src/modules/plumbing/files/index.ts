export { fileAddress, imageSizes } from "./file-address.ts";
export { type MadePicture, renditionOf } from "./renditions.ts";
export { fileRoutes } from "./routes.ts";
export { insertFile, type StoredFile, storeBytes } from "./store-file.ts";
