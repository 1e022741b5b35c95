import type { Answer } from "../../router/types.ts";

const signedUp = ["mainOnly", "isLoggedIn", "isVerified"] as const;

export const answer: Answer<"signup"> = {
  layout: "blank",
  guards: ["mainOnly"],
  at: {
    "/sign-up/": { guards: ["mainOnly", "isLoggedOut"] },
    "/sign-up/shop/": { guards: signedUp },
    "/sign-up/sell/": { guards: signedUp },
    "/sign-up/eula/": { guards: signedUp },
  },
  isStatic: true,
};
