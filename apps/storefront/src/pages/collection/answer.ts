import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"collection"> = {
  layout: "standard",
  cache: { query: ["facets", "sort", "page"] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
