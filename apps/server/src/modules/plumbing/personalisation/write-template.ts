import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { templateFaults } from "@selvedge/domain/personalisation/check-template";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { viewOf } from "@selvedge/garments/views";
import { sql } from "kysely";

/** Why these fields cannot be offered on this blank, by field of the product's form. */
export function personalisationFaults(blank: Blank, wanted: Personalisation): Record<string, string[]> {
  const view = viewOf(blank, "front");
  // A text that is wrapped round a mug or cut into stickers is not laid flat over a picture.
  if (!view || view.map || view.slots) return { personalisation: [`${blank.name} cannot carry typed texts.`] };
  const faults = Object.entries(templateFaults(wanted, blank.areas));
  return Object.fromEntries(faults.map(([field, message]) => [`personalisation.${field}`, [message]]));
}

/** Stores fields as a new version, which the product offers from now on; null ends the offer. Lines keep the version that they were filled in with. */
export async function writePersonalisation(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
  wanted: Personalisation | null,
): Promise<void> {
  const id = wanted && (await insertTemplate(db, divisionId, productId, wanted));
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .set(id === null ? { personalisable: false } : { personalisable: true, personalisation_template_id: id })
    .execute();
}

async function insertTemplate(db: Bound, divisionId: DivisionId, productId: ProductId, wanted: Personalisation) {
  const fields = wanted.fields.map(({ place: _, ...field }) => field);
  const bindings = wanted.fields.map(({ key, place }) => ({ fieldKey: key, ...place }));
  const { rows } = await sql<{ id: number }>`
    insert into personalisation_templates (division_id, product_id, version, fields, bindings, fonts, inks)
    select ${divisionId}::int, ${productId}::bigint, coalesce(max(t.version), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(bindings)}::jsonb,
      ${[...wanted.fonts]}::text[], ${[...wanted.inks]}::text[]
    from personalisation_templates t where t.division_id = ${divisionId} and t.product_id = ${productId}
    returning id`.execute(db);
  return rows[0]!.id;
}
