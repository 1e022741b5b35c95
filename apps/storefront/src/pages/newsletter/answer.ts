import type { Answer } from "../../router/types.ts";

export const answer: Answer<"newsletter"> = {
  layout: "standard",
  at: { "/subscription-verified/": { layout: "studio" } },
  isStatic: true,
};
