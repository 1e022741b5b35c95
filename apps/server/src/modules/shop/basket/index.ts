export { addItems } from "./add-items.ts";
export { moveBaskets } from "./move-baskets.ts";
export { presentLine } from "./present.ts";
export { type BasketLine, basketLines } from "./queries.ts";
export { readBasket } from "./read-basket.ts";
export { basketRoutes } from "./routes.ts";
export { removeLine, updateLine } from "./update-line.ts";
