export { earnings, type SoldLine } from "./earnings.ts";
export { holdsOfShop, shopHoldText } from "./hold-owner.ts";
export { openStatuses } from "./list-queries.ts";
export { isTheirs } from "./queries.ts";
export { shopOrderRoutes } from "./routes.ts";
