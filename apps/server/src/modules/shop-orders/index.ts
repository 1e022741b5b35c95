export { earnings, type SoldLine } from "./earnings.ts";
export { holdsOfShop, shopHoldText } from "./held-by-whom.ts";
export { isTheirs } from "./queries.ts";
export { shopOrderRoutes } from "./routes.ts";
