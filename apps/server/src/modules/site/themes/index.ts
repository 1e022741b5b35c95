export { activeTheme } from "./queries.ts";
export { themeRoutes } from "./routes.ts";
export { pageTheme, type ShopLook, type StoredTheme, shopLook, themeTokens, withFonts } from "./shop-look.ts";
