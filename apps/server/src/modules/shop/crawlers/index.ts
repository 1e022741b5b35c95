export { crawlerRoutes } from "./routes.ts";
export { sitemapSections } from "./sections.ts";
