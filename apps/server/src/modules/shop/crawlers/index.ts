export { hasOwnProcessor, isListed, type Site } from "./queries.ts";
export { crawlerRoutes } from "./routes.ts";
export { sitemapSections } from "./sections.ts";
