import type { Page } from "../../router/types.ts";

/** A document that works as it is rendered: no script ever loads it. Without a link it leads to the account's own list. */
export const page: Page = {
  paths: ["/order-history/{customerHash}/", "/order-history/"],
  isDocument: true,
};
