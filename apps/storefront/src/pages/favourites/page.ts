import type { Page } from "../../router/types.ts";

export const page: Page<"favourites"> = {
  paths: ["/favourites/"],
  load: () => import("./favourites-page.tsx"),
};
