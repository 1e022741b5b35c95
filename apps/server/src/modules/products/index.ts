export { costOfPiece } from "./costs.ts";
export { type DrawnPrint, drawPrintFile } from "./draw-print-file.ts";
export { warningsOf } from "./print-warnings.ts";
export { renderMockups } from "./render-mockups.ts";
export { renderPrintFiles } from "./render-print-files.ts";
export { productRoutes } from "./routes.ts";
