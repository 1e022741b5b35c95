import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"checkout"> = {
  layout: "cart",
  guards: ["shopOnly", ...guardSets.storeAccess], // The way back from a bank stays open when the shop closes in between.
  at: { "/checkout/return/{attempt}/": { guards: ["shopOnly"] } },
  isStatic: false,
};
