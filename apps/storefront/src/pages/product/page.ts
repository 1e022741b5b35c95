import type { Page } from "../../router/types.ts";

export const page: Page = {
  paths: ["/product/{product}/{colour?}/"],
};
