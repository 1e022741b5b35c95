import type { Page } from "../../router/types.ts";

export const page: Page<"product"> = {
  paths: ["/product/{product}/{colour?}/"],
  load: () => import("./product-page.tsx"),
};
