export { checkPrintFiles, enqueuePrintFileCheck, enqueueRerender } from "./check-all.ts";
export { rerenderPrintFile } from "./rerender.ts";
