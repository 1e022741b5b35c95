import type { Page } from "../../router/types.ts";

/** Pages that a merchant makes: every address that no other page has. */
export const page: Page<"store"> = {
  paths: ["/{url*}"],
  load: () => import("./store-page.tsx"),
};
