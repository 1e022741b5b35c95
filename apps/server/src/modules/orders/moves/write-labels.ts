// The labels of an order's units: one for each at release, and one for each that is made again.

import type { Bound } from "@selvedge/db/bound";
import { groundOf } from "@selvedge/domain/factory/pretreat-recipe";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { labelCode } from "@selvedge/domain/labels/label-code";
import { sql } from "kysely";

export interface NewLabel {
  divisionId: DivisionId;
  orderId: OrderId;
  orderItemId: number;
  /** The factory that makes it. */
  factoryCode: string;
  counter: number;
  ofCount: number;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
  sides: readonly string[];
  needsPretreat: boolean;
  platen: string;
  pickface: string;
  priority: number;
  shipBy: string;
  parentLabelId: number | null;
  files: readonly { side: string; id: number }[];
  /** When it is released. */
  at: Date;
}

/** Writes labels in state released, with one application for each side. Returns their codes in order. */
export async function insertLabels(db: Bound, labels: readonly NewLabel[]): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('label_numbers') as id from generate_series(1, ${labels.length}::int)`.execute(db);
  const made = labels.map((label, index) => ({ label, id: rows[index]!.id, code: labelCode(rows[index]!.id) }));
  await db
    .insertInto("factory_labels")
    .values(
      made.map(({ label, id, code }) => ({
        division_id: label.divisionId,
        id,
        code,
        order_id: label.orderId,
        order_item_id: label.orderItemId,
        factory_code: label.factoryCode,
        counter: label.counter,
        of_count: label.ofCount,
        state: "released" as const,
        blank_sku: label.blankSku,
        colour: label.colour,
        hex: label.hex,
        size: label.size,
        sides: [...label.sides],
        technology: technologyOf(label.blankSku),
        needs_pretreat: label.needsPretreat,
        platen: label.platen,
        pickface: label.pickface,
        priority: label.priority,
        ship_by: label.shipBy,
        parent_label_id: label.parentLabelId,
        reached: JSON.stringify({ released: label.at.toISOString() }),
        created_at: label.at,
        updated_at: label.at,
      })),
    )
    .execute();
  await db
    .insertInto("label_applications")
    .values(
      made.flatMap(({ label, id }) =>
        label.files.map((file) => ({
          division_id: label.divisionId,
          label_id: id,
          side: file.side,
          print_file_id: file.id,
          technology: technologyOf(label.blankSku),
          print_profile_code: profileFor(label),
        })),
      ),
    )
    .execute();
  return made.map(({ code }) => code);
}

/** The profile that fits the technology and the ground best; none if the factory has none. */
const profileFor = (label: NewLabel) => sql<string | null>`(select code from print_profiles
  where enabled and technology = ${technologyOf(label.blankSku)} and ground in (${groundOf(label)}, 'any')
  order by ground = 'any', rank desc, code limit 1)`;

const technologyOf = (blankSku: string) =>
  sql<
    "dtg" | "dtf" | "paper" | "vinyl"
  >`(select b.technology from blank_variants v join blanks b on b.code = v.blank_code where v.sku = ${blankSku})`;
