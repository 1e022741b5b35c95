import type { DemoShop } from "../kinds.ts";
import { products } from "./products.ts";

export const northkeep: DemoShop = {
  label: "demo",
  name: "Northkeep",
  code: "NK",
  supportEmail: "hello@northkeep.test",
  theme: { extends: "nordic" },
  settings: {},
  collections: [],
  products,
  pages: [],
};
