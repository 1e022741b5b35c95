import { sql } from "kysely";
import { defineModel } from "../model.ts";

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
  shownToAnyone: (t) => sql`${t("active")}`,
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
    active: { audience: "merchant", column: "active" },
    endedAt: { audience: "merchant", column: "ended_at", as: "instant" },
  },
  relations: {},
});
