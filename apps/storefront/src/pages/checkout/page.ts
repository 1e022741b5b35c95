import type { Page } from "../../router/types.ts";

export const page: Page = {
  paths: ["/checkout/", "/checkout/return/{attempt}/"],
  isDocument: true,
};
