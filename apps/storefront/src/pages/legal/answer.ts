import type { Answer } from "../../router/types.ts";

/** People may read these before a shop opens and before they are let in. Source: storefront §6, "payment processor". */
export const answer: Answer<"legal"> = {
  layout: "standard",
  cache: { query: [] },
  guards: ["ownPaymentProcessor"],
  isStatic: true,
};
