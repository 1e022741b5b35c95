import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"basket"> = {
  layout: "cart",
  guards: ["shopOnly", ...guardSets.storeAccess],
  isStatic: false,
};
