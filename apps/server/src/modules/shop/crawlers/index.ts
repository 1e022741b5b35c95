export { giftCardLink, hasOwnProcessor, isListed, type Site, sellsGiftCards } from "./queries.ts";
export { crawlerRoutes } from "./routes.ts";
export { sitemapSections } from "./sections.ts";
