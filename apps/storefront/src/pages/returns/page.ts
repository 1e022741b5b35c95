import type { Page } from "../../router/types.ts";

/** A document that works as it is rendered: no script ever loads it. */
export const page: Page = {
  paths: ["/returns/", "/returns/{orderHash}/"],
  isDocument: true,
  isPersonal: true,
};
