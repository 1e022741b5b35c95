import type { Page } from "../../router/types.ts";

export const page: Page<"blog"> = {
  // The last is the blog's former address, which leads here.
  paths: ["/blog/", "/blog/tagged/{tag?}/", "/learn/{url*}"],
  load: () => import("./blog-page.tsx"),
};
