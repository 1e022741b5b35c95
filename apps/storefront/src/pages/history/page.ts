import type { Page } from "../../router/types.ts";

export const page: Page<"history"> = {
  paths: ["/order-history/{customerHash}/"],
  isDocument: true,
  load: () => import("./history-page.tsx"),
};
