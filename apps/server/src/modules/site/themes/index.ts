export { activeTheme } from "./queries.ts";
export { type ShopLook, shopLook } from "./shop-look.ts";
