export { type FilledIn, fillIn } from "./fill-in.ts";
export { previewTexts, type TextPreview } from "./preview-svg.ts";
export { printedSidesOf } from "./printed-sides.ts";
export { writtenOn } from "./queries.ts";
export { personalisationRoutes } from "./routes.ts";
export { sceneHashOf } from "./scene-hash.ts";
export { printedSidesColumn, type TemplateRow, templateColumn, templateIfAny, templateOf } from "./template-row.ts";
export { personalisationFaults, writePersonalisation } from "./write-template.ts";
