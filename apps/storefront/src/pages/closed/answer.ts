import type { Answer } from "../../router/types.ts";

export const answer: Answer<"closed"> = {
  layout: "blank",
  at: {
    "/countdown/": { guards: ["shopOnly", "canVisitCountdownPage"] },
    "/store-under-review/": { guards: ["shopOnly", "canVisitUnderReviewPage"] },
    "/let-in/{token}/": { guards: ["shopOnly"] },
  },
  isStatic: ({ data }) => !data?.opening,
};
