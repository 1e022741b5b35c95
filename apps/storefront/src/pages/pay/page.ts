import type { Page } from "../../router/types.ts";

/** A plain form: no script ever loads it. */
export const page: Page = {
  paths: ["/pay/{order}/"],
  isDocument: true,
};
