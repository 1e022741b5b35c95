export { type PageRow, pageIndex, publishedPage } from "./queries.ts";
