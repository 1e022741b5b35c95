export { cleanRichText, editableRichText, type RichText, richTextOf, storableRichText } from "./rich-text.ts";
