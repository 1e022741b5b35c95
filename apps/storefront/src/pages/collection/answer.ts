import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"collection"> = {
  layout: "standard",
  cache: { query: ["sort"] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
