export { ownFontsOf } from "./own-fonts.ts";
export { activeTheme, ownFontRows, storedThemes } from "./queries.ts";
export { themeRoutes } from "./routes.ts";
export { pageTheme, type ShopLook, type StoredTheme, shopLook, themeTokens, withFonts } from "./shop-look.ts";
