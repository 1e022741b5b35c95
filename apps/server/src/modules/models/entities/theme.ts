import { defineModel } from "../model.ts";

/** How a shop looks: a shipped theme and what the shop changed of it. Source: platform-core §3, Theme. */
export const theme = defineModel({
  type: "theme",
  table: "themes",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  shownToAnyone: (t) => t("active"),
  attributes: {
    uuid: { column: "uuid" },
    name: { column: "name" },
    extends: { column: "extends" },
    properties: { column: "properties" },
  },
  relations: {},
});
