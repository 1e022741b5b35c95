import type { Page } from "../../router/types.ts";

export const page: Page<"basket"> = {
  paths: ["/basket/"],
  isPersonal: true,
  load: () => import("./basket-page.tsx"),
};
