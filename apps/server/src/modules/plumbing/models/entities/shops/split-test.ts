import { sql } from "kysely";
import { defineModel, type FieldRule } from "../../model.ts";

/** Whether a test still runs is for those who run it. */
const running: FieldRule = {
  audience: "merchant",
  permission: { merchant: "marketing.edit", staff: "shops.read" },
};

/**
 * A split test. The session's cookie has the discovered tests and their variations (storefront §7): a test that is fetched
 * by its id was discovered by no one. Source: storefront §3.10.
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
