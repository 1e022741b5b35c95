import type { Page } from "../../router/types.ts";

/** Pages that a merchant makes: every address that no other page has, and pages of mails under one of their own. */
export const page: Page = {
  paths: ["/{url*}", "/teemail/{page}/"],
};
