import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"post"> = {
  layout: "standard",
  cache: { query: [] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
