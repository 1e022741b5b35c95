import type { Page } from "../../router/types.ts";

/** Plain forms: no script ever loads it. */
export const page: Page = {
  paths: ["/get-a-quote/", "/get-a-quote/sent/", "/advanced-quote/{order?}/"],
  isDocument: true,
};
