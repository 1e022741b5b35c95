import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, divisionParams, instant } from "../shapes.ts";

const referral = z.object({
  /** Who shares: the end of their link. */
  code: z.string(),
  /** Browsers that came by the link. */
  visitors: z.number(),
  /** Paid orders within 30 days of a visit, and what was paid for them and not refunded, in minor units with VAT: null for who may not see money. */
  orders: z.number(),
  paidIncTaxMinor: z.number().nullable(),
  lastVisitAt: instant,
});

export const referralCalls = {
  referrals: defineCall({
    key: "GET /divisions/{division}/referrals/",
    summary: "Who sent visitors to a shop by a shared link, and what they ordered; the most orders first, at most 200.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionParams,
    reply: dataOf(z.object({ currency: currencyCode, referrals: z.array(referral) })),
    errors: ["notFound", "permissionDenied"],
  }),
};
