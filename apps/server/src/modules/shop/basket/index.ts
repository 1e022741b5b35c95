export { addItems } from "./add-items.ts";
export { codesOfLines } from "./codes.ts";
export { enterCode, refusalOfCode, removeCode } from "./enter-code.ts";
export { mergeBaskets } from "./merge-baskets.ts";
export { presentLine } from "./present.ts";
export { type BasketLine, basketLines, basketOwner } from "./queries.ts";
export { readBasket } from "./read-basket.ts";
export { basketRoutes } from "./routes.ts";
export { removeLine, updateLine } from "./update-line.ts";
