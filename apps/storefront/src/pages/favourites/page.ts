import type { Page } from "../../router/types.ts";

export const page: Page = {
  paths: ["/favourites/"],
  isPersonal: true,
};
