import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

export const answer: Answer<"basket"> = {
  routeName: "Basket",
  layout: "cart",
  guards: ["shopOnly", ...guardSets.storeAccess],
  isStatic: false,
};
