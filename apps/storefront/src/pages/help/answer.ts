import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

/** Its search, at /help/question/ without a name, reads what was typed: the server caches none of these pages. */
export const answer: Answer<"help"> = {
  layout: "standard",
  guards: [...guardSets.storeAccess, "ownPaymentProcessor"],
  isStatic: true,
};
