import type { Page } from "../../router/types.ts";

export const page: Page<"checkout"> = {
  paths: ["/checkout/", "/checkout/return/{attempt}/"],
  isDocument: true,
  load: () => import("./checkout-page.tsx"),
};
