import type { Page } from "../../router/types.ts";

/** A document that works as it is rendered: no script ever loads it. */
export const page: Page = {
  paths: [
    "/sign-up/",
    "/sign-up/verify/{token?}/",
    "/sign-up/next/",
    "/sign-up/shop/",
    "/sign-up/sell/",
    "/sign-up/eula/",
  ],
  isDocument: true,
};
