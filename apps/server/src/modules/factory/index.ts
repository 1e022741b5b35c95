export { type FloorLabel, labelsOfOrder, openHolds } from "./floor-rows.ts";
export { sendPrintFile } from "./hot-folder.ts";
export { dispatchParcel } from "./jobs.ts";
export { holesOf, previewAddress } from "./present-garment.ts";
export { factsOfItem, type ReleaseOutcome, releaseOrders, sidesOfItem } from "./release.ts";
export { friskOf, itemsToRelease } from "./release-queries.ts";
export { factoryRoutes, moverOf } from "./routes.ts";
