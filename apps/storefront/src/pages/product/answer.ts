import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"product"> = {
  layout: "standard",
  cache: { query: [] },
  guards: guardSets.storeAccess,
  isStatic: ({ data }) => data.template?.page.mode === "preview",
};
