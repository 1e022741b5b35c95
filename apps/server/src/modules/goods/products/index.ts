export { costOfPiece } from "./costs.ts";
export { joinEverything } from "./join-everything.ts";
export { warningsOf } from "./pictures/print-warnings.ts";
export { renderMockups } from "./pictures/render-mockups.ts";
export { renderPrintFiles } from "./pictures/render-print-files.ts";
export { requestPrints } from "./pictures/request-prints.ts";
export { type RenderedPrint, storePrintFile } from "./pictures/store-print-file.ts";
export {
  announceProduct,
  choices,
  divisionFacts,
  freeUrlName,
  lockProduct,
  mainPicture,
  type ProductState,
  state,
} from "./queries.ts";
export { writeQuotedProduct } from "./quoted-product.ts";
export { productRoutes } from "./routes.ts";
export { writeCollections } from "./write-queries.ts";
