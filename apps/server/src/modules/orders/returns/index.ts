export { askReturn, ownOrder, takeBackReturn } from "./ask-return.ts";
export type { WantedLine } from "./open-return.ts";
export { presentReturn } from "./present-return.ts";
export { type ReturnRow, returnsOfOrder, returnsWhere } from "./queries.ts";
export { readReturnPage } from "./return-page.ts";
export { photoLimitBytes, photoOf, storePhoto } from "./return-photos.ts";
export { returnRoutes } from "./routes.ts";
export type { ReturnEvent } from "./write-queries.ts";
