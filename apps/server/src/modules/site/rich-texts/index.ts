export { cleanRichText, type RichText, richTextOf, storableRichText } from "./rich-text.ts";
