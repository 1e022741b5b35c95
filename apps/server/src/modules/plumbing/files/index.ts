export { fileAddress, imageSizes } from "./file-address.ts";
export { fileRoutes } from "./routes.ts";
export { insertFile, type StoredFile, storeBytes } from "./store-file.ts";
