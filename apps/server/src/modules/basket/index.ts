export { presentLine } from "./present.ts";
export { type BasketLine, basketLines } from "./queries.ts";
export { basketRoutes } from "./routes.ts";
export { addItems, moveBaskets, readBasket, removeLine, updateLine } from "./service.ts";
