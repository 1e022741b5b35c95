export { pageMovedFrom } from "./draft-queries.ts";
export { type PageRow, pageIndex, publishedPage } from "./queries.ts";
export { pageRoutes } from "./routes.ts";
