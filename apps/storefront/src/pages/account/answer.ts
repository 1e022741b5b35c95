import type { Answer } from "../../router/types.ts";

/** Open while the shop is not, as receipts are: what somebody has bought stays theirs. */
export const answer: Answer<"account"> = { layout: "standard", guards: ["shopOnly", "isLoggedIn"], isStatic: true };
