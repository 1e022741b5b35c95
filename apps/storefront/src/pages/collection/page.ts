import type { Page } from "../../router/types.ts";

export const page: Page<"collection"> = {
  paths: ["/collection/{collection}/"],
  load: () => import("./collection-page.tsx"),
};
