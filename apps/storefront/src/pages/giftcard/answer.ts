import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"giftcard"> = {
  layout: "standard",
  guards: ["shopOnly", ...guardSets.storeAccess],
  isStatic: true,
};
