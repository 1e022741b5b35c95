import type { Page } from "../../router/types.ts";

/** A document that works as it is rendered: no script ever loads it. */
export const page: Page = {
  paths: [
    "/login/",
    "/login/code/",
    "/login/recovery/",
    "/login/sent/",
    "/login/password/",
    "/login/order/",
    "/login/link/{token}/",
    "/login/hand-over/{token?}/",
    "/login/shop/",
  ],
  isDocument: true,
};
