export { type FloorLabel, labelsOfOrder, openHolds } from "./floor-rows.ts";
export { sendPrintFile, sweepHotFolder } from "./hot-folder.ts";
export { dispatchParcel, sendManifest, voidConsignment } from "./jobs.ts";
export { holesOf, previewAddress } from "./present-garment.ts";
export { checkPrintFiles, enqueuePrintFileCheck } from "./print-files/check-all.ts";
export { redrawPrintFile } from "./print-files/redraw.ts";
export { factsOfItem, type ReleaseOutcome, releaseOrders, sidesOfItem } from "./release.ts";
export { friskOf, itemsToRelease } from "./release-queries.ts";
export { factoryRoutes, moverOf } from "./routes.ts";
