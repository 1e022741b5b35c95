export { activeTheme } from "./queries.ts";
export { pageTheme, type ShopLook, type StoredTheme, shopLook } from "./shop-look.ts";
