import type { Page } from "../../router/types.ts";

/** Documents. One that counts down is hydrated; the others work as they are rendered. */
export const page: Page = {
  paths: ["/countdown/", "/store-under-review/", "/let-in/{token}/"],
  isDocument: true,
};
