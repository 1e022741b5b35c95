import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"sitemap"> = {
  layout: "standard",
  cache: { query: [] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
