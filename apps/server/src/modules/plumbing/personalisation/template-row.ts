import type { TextFont } from "@selvedge/domain/personalisation/fonts";
import type { TextInk } from "@selvedge/domain/personalisation/inks";
import type { Personalisation, TextField, TextPlace } from "@selvedge/domain/personalisation/template";
import { sql } from "kysely";

/** A template as it is stored: what is typed and where it is printed apart. */
export interface TemplateRow {
  id: number;
  fields: Omit<TextField, "place">[];
  bindings: ({ fieldKey: string } & TextPlace)[];
  fonts: TextFont[];
  inks: TextInk[];
}

/** What shoppers may write on a product `p`; null for one that is sold as it is. */
export const templateColumn = sql<TemplateRow | null>`(select json_build_object('id', t.id, 'fields', t.fields, 'bindings', t.bindings, 'fonts', t.fonts, 'inks', t.inks)
  from personalisation_templates t where p.personalisable and t.division_id = p.division_id and t.id = p.personalisation_template_id)`;

/** The sides of a product `p` that are printed: those of its design, and those that shoppers write on. */
export const printedSidesColumn = sql`array(select side from unnest(array['front', 'back', 'left', 'right']) side
  where jsonb_array_length(coalesce(p.scene #> array['sides', side, 'elements'], '[]')) > 0
    or p.personalisable and exists (select from personalisation_templates t, jsonb_array_elements(t.bindings) bound
      where t.division_id = p.division_id and t.id = p.personalisation_template_id and bound ->> 'side' = side))`;

/** The template of a row that has one. */
export const templateIfAny = (row: TemplateRow | null): Personalisation | null => row && templateOf(row);

export const templateOf = ({ fields, bindings, fonts, inks }: TemplateRow): Personalisation => ({
  fields: fields.flatMap((field) => {
    const bound = bindings.find(({ fieldKey }) => fieldKey === field.key);
    if (!bound) return [];
    const { fieldKey: _, ...place } = bound;
    return [{ ...field, place }];
  }),
  fonts,
  inks,
});
