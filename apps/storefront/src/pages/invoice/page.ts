import type { Page } from "../../router/types.ts";

export const page: Page<"invoice"> = {
  paths: ["/invoice/{orderHash}/"],
  isDocument: true,
  load: () => import("./invoice-page.tsx"),
};
