import type { Page } from "../../router/types.ts";

export const page: Page<"legal"> = {
  paths: ["/terms-of-use/", "/terms-of-sale/", "/privacy-policy/", "/use-of-cookies-and-disclaimer/"],
  load: () => import("./legal-page.tsx"),
};
