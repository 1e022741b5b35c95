import type { Page } from "../../router/types.ts";

export const page: Page<"search"> = {
  paths: ["/search/"],
  load: () => import("./search-page.tsx"),
  isPersonal: true,
};
