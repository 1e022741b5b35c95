export { checkedBlocks } from "./checked-blocks.ts";
export { cleanFields, cleanHtml, shownHtml } from "./clean-html.ts";
export { pageMovedFrom } from "./draft-queries.ts";
export {
  draftAt,
  lookAt,
  newHomepageUrl,
  type PageRow,
  pageIndex,
  pagesByAccess,
  publishedPage,
  publishedTemplates,
  type TemplateRow,
  unpublishedPage,
  versionAt,
} from "./queries.ts";
export { pageRoutes } from "./routes.ts";
export { publishDuePage } from "./schedule-page.ts";
export { sampleOf } from "./templates/sample.ts";
export { storePageAccess } from "./write-queries.ts";
