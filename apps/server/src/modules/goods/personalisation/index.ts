export { previewTexts, type TextPreview } from "./preview-svg.ts";
export { printedSidesOf } from "./printed-sides.ts";
export { printedSidesColumn, type TemplateRow, templateColumn, templateIfAny, templateOf } from "./template-row.ts";
export { personalisationFaults, writePersonalisation } from "./write-template.ts";
