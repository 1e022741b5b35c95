export { factsOfItem, type ReleaseOutcome, releaseOrders, sidesOfItem } from "./release.ts";
export { friskOf, itemsToRelease } from "./release-queries.ts";
