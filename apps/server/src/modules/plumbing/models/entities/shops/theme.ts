import { defineModel } from "../../model.ts";

/** How a shop looks: a shipped theme and what the shop changed of it. Source: platform-core §3, Theme. */
export const theme = defineModel({
  type: "theme",
  table: "themes",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  // A look that is still being made is like a page that is not published.
  publicRows: { where: (t) => t("active"), othersTake: { merchant: "pages.read", staff: "shops.read" } },
  attributes: {
    uuid: { column: "uuid" },
    name: { column: "name" },
    extends: { column: "extends" },
    properties: { column: "properties" },
  },
  relations: {},
});
