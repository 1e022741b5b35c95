export { checkedBlocks } from "./checked-blocks.ts";
export { cleanFields, cleanHtml } from "./clean-html.ts";
export { pageMovedFrom } from "./draft-queries.ts";
export {
  draftAt,
  newHomepageUrl,
  type PageRow,
  pageIndex,
  pagesByAccess,
  publishedPage,
  unpublishedPage,
  versionAt,
} from "./queries.ts";
export { pageRoutes } from "./routes.ts";
export { publishDuePage } from "./schedule-page.ts";
export { storePageAccess } from "./write-queries.ts";
