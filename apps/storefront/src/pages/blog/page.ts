import type { Page } from "../../router/types.ts";

export const page: Page = {
  // The last is the blog's former address, which leads here.
  paths: ["/blog/", "/blog/tagged/{tag?}/", "/learn/{url*}"],
};
