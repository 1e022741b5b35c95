export { endCode, tokenOfCode } from "./end.ts";
export { issueCode, type NewCode } from "./issue.ts";
export { lastIssuedAt } from "./last-issued.ts";
export type { PurposeName } from "./purposes.ts";
export { type RedeemedCode, readLink, redeemCode, redeemLink } from "./redeem.ts";
export { sendOneTimeCode } from "./send.ts";
