import type { DemoShop } from "../kinds.ts";
import { products } from "./products.ts";

export const loudLemon: DemoShop = {
  label: "record",
  name: "Loud Lemon",
  code: "LL",
  supportEmail: "hello@loudlemon.test",
  theme: { extends: "popart" },
  settings: {},
  collections: [],
  products,
  pages: [],
};
