import type { Page } from "../../router/types.ts";

export const page: Page = {
  paths: ["/terms-of-use/", "/terms-of-sale/", "/privacy-policy/", "/use-of-cookies-and-disclaimer/"],
};
