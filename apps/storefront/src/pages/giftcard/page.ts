import type { Page } from "../../router/types.ts";

/** Plain forms: no script ever loads it. */
export const page: Page = {
  paths: ["/gift-card/", "/gift-card/bought/{sale}/", "/gift-card/{card}/"],
  isDocument: true,
};
