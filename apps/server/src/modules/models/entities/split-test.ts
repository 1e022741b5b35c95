import { sql } from "kysely";
import { defineModel, type FieldRule } from "../model.ts";

/** Whether a test still runs is for those who run it. */
const running: FieldRule = {
  audience: "merchant",
  permission: { merchant: "marketing.edit", staff: "shops.read" },
};

/**
 * A split test. What a visitor discovered and which variation they see stands in their cookie (storefront §7): a test that
 * is fetched by its id has been discovered by nobody. Source: storefront §3.10.
 */
export const splitTest = defineModel<"split_tests">({
  type: "split_test",
  table: "split_tests",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  publicRows: { where: (t) => t("active"), othersTake: { merchant: "marketing.edit", staff: "shops.read" } },
  attributes: {
    id: { column: "id" },
    code: { column: "code" },
    name: { column: "name" },
    discovered: { expression: () => sql`false` },
    variation: { expression: () => sql`null` },
    availableVariations: {
      expression: (
        t,
      ) => sql`(select coalesce(json_object_agg(v.alias, v.name order by v.id), '{}') from split_test_variations v
        where v.division_id = ${t("division_id")} and v.split_test_id = ${t("id")})`,
    },
    active: { ...running, column: "active" },
    endedAt: { ...running, column: "ended_at", as: "instant" },
  },
  relations: {},
});
