import type { DemoShop } from "../kinds.ts";
import { products } from "./products.ts";

export const physicGarden: DemoShop = {
  label: "museum",
  name: "The Physic Garden",
  code: "PG",
  supportEmail: "hello@physicgarden.test",
  theme: { extends: "apothecary" },
  settings: {},
  collections: [],
  products,
  pages: [],
};
