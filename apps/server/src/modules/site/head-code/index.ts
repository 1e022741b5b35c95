export { type HeadCode, headCodeOf, noHeadCode, refuseOtherTags, withHeadCode } from "./head-code.ts";
