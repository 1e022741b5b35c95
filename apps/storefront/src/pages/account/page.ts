import type { Page } from "../../router/types.ts";

export const page: Page<"account"> = {
  paths: ["/account/{section?}/{id?}/{step?}/"],
  isDocument: true,
  load: () => import("./account-page.tsx"),
};
