export { giveHandOver, handOverAsked } from "./give.ts";
export { shopperHome } from "./shopper-home.ts";
export { startHandOver } from "./start.ts";
export { takeHandOver } from "./take.ts";
