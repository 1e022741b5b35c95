export { factsOfItem, type ReleaseOutcome, releaseOrders, sidesOfItem } from "./release.ts";
export { friskOf, itemsToRelease, madeIn } from "./release-queries.ts";
