import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import type { SeededProduct } from "./product.ts";
import type { SeededShop } from "./shop.ts";

const place = { side: "front", x: 40, y: 160, w: 240, h: 50 };

/**
 * Lets shoppers write a name (for 3.00) and, if they like, a number (for 2.00) under the picture on a product's front, in
 * two fonts and one ink. Gives the template's id.
 */
export async function seedTexts(pools: Pools, { divisionId }: SeededShop, { id }: SeededProduct): Promise<number> {
  const usual = { isUppercase: true, example: "Ada" };
  const fields = [
    { key: "f1", label: "Name", kind: "name", isRequired: true, maxLength: 14, chargeMinor: 300, ...usual },
    {
      ...{ key: "f2", label: "Number", kind: "number", isRequired: false, maxLength: 2 },
      ...{ chargeMinor: 200, isUppercase: false, example: "07" },
    },
  ];
  const bindings = [
    { fieldKey: "f1", ...place },
    { fieldKey: "f2", ...place, y: 220, h: 120 },
  ];
  return withDivision(pools.backOffice, divisionId, async (db) => {
    const { id: templateId } = await db
      .insertInto("personalisation_templates")
      .values({
        ...{ division_id: divisionId, product_id: id, version: 1, fonts: ["tall", "brush"], inks: ["white"] },
        ...{ fields: JSON.stringify(fields), bindings: JSON.stringify(bindings) },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("products")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .set({ personalisable: true, personalisation_template_id: templateId })
      .execute();
    return templateId;
  });
}
