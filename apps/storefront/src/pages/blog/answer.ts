import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"blog"> = {
  layout: "standard",
  cache: { query: ["page"] },
  guards: guardSets.storeAccess,
  isStatic: true,
};
