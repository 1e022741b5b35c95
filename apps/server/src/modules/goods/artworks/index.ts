export { presentAsset } from "./present.ts";
export { type ArtworkRow, artworksByHashes, findArtwork } from "./queries.ts";
export { receiveFile, refusedFile } from "./receive-file.ts";
export { artworkRoutes } from "./routes.ts";
export { putStoredArt, type StoredArt, storeArt } from "./store-art.ts";
