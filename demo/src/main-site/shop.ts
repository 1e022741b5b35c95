import type { DemoShop } from "../kinds.ts";

export const mainSite: DemoShop = {
  label: null,
  name: "Selvedge",
  code: "SV",
  supportEmail: "help@selvedge.test",
  theme: { extends: "light" },
  settings: {},
  collections: [],
  products: [],
  pages: [],
};
