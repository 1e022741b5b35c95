import type { Page } from "../../router/types.ts";

/** Plain forms: no script ever loads it. */
export const page: Page = {
  paths: [
    "/edit-order/",
    "/edit-order/{orderHash}/",
    "/edit-order/{orderHash}/{line}/",
    "/update-address/",
    "/update-address/{orderHash}/",
  ],
  isDocument: true,
};
