export { presentAsset } from "./present.ts";
export { type ArtworkRow, artworksByHashes, findArtwork } from "./queries.ts";
export { artworkRoutes } from "./routes.ts";
