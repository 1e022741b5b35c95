import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"search"> = {
  layout: "search",
  guards: guardSets.storeAccess,
  isStatic: true,
};
