import type { Page } from "../../router/types.ts";

export const page: Page<"receipt"> = {
  paths: ["/receipt/{orderHash}/"],
  isDocument: true,
  load: () => import("./receipt-page.tsx"),
};
