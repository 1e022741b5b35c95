export { endCode, endCodesOf, tokenOfCode } from "./end.ts";
export { issueCode, type NewCode } from "./issue.ts";
export { lastIssuedAt, openSince } from "./last-issued.ts";
export { openCode } from "./open-code.ts";
export type { PurposeName } from "./purposes.ts";
export { type RedeemedCode, readLink, redeemCode, redeemLink } from "./redeem.ts";
export { sendOneTimeCode } from "./send.ts";
