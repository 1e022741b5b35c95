export { activeTheme } from "./queries.ts";
export { pageTheme, type ShopLook, type StoredTheme, shopLook, withFonts } from "./shop-look.ts";
