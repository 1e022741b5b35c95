export { type SizeFacts, sizeExtra, sizeFacts } from "./size-extra.ts";
