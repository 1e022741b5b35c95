import type { Page } from "../../router/types.ts";

export const page: Page<"missing"> = {
  paths: ["/404/"],
  load: () => import("./missing-page.tsx"),
};
