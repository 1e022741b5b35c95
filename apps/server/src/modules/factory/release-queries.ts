import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import { groundOf } from "@selvedge/domain/factory/pretreat-recipe";
import { labelCode } from "@selvedge/domain/labels/label-code";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";

export interface OrderToRelease {
  divisionId: number;
  id: number;
  reference: string;
  status: OrderStatus;
  factoryCode: string;
  priority: number;
  shipBy: string;
  isDeleted: boolean;
}

/** Locks an order of any shop by its number; undefined where there is none. */
export async function lockOrderOfAnyShop(db: Bound, orderId: number): Promise<OrderToRelease | undefined> {
  const { rows } = await sql<OrderToRelease>`
    select division_id as "divisionId", id, reference, status, factory_code as "factoryCode", priority, coalesce(ship_by, promised_from) as "shipBy",
      deleted_at is not null as "isDeleted"
    from orders where id = ${orderId} for update`.execute(db);
  return rows[0];
}

export interface ItemToRelease {
  id: number;
  name: string;
  productId: number;
  approval: "draft" | "pending" | "approved" | "denied";
  quantity: number;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
  needsPretreat: boolean;
  platen: string;
  pickface: string;
  /** The design that was bought. */
  scene: Scene;
  /** The newest verified print file of each side of the design that was bought, at the size that was bought. */
  files: { side: string; id: number }[];
}

/** An order's lines with everything that a label freezes. */
export async function itemsToRelease(db: Bound, divisionId: number, orderId: number): Promise<ItemToRelease[]> {
  const { rows } = await sql<ItemToRelease>`
    select i.id, i.name, i.product_id as "productId", p.approval_status as approval, i.quantity, i.blank_sku as "blankSku",
      i.colour, i.hex, i.size, v.needs_pretreat as "needsPretreat", b.platen, v.pickface, s.scene,
      coalesce((select json_agg(json_build_object('side', newest.side, 'id', newest.id)) from (
        select distinct on (f.side) f.side, f.id from print_files f
        where f.division_id = i.division_id and f.scene_hash = i.scene_hash and f.scale_permille = v.print_scale_permille
        order by f.side, f.id desc) newest), '[]') as files
    from order_items i
    join products p on p.division_id = i.division_id and p.id = i.product_id
    join published_scenes s on s.division_id = i.division_id and s.scene_hash = i.scene_hash
    join blank_variants v on v.sku = i.blank_sku
    join blanks b on b.code = v.blank_code
    where i.division_id = ${divisionId} and i.order_id = ${orderId} order by i.position`.execute(db);
  return rows;
}

/** The newest risk decision; not_needed where the order was never looked at, because nobody had to. */
export async function friskOf(db: Bound, divisionId: number, orderId: number) {
  const row = await db
    .selectFrom("frisk_checks")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .select("decision")
    .executeTakeFirst();
  return row?.decision ?? ("not_needed" as const);
}

export interface NewLabel {
  divisionId: number;
  orderId: number;
  orderItemId: number;
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
}

/** Writes labels that are released from the start, with one application for each side. Gives their codes in order. */
export async function insertLabels(db: Bound, labels: readonly NewLabel[], at: Date): Promise<string[]> {
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
        reached: JSON.stringify({ released: at.toISOString() }),
        created_at: at,
        updated_at: at,
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

/** The profile that fits the technology and the ground best; none where the factory has no such. */
const profileFor = (label: NewLabel) => sql<string | null>`(select code from print_profiles
  where enabled and technology = ${technologyOf(label.blankSku)} and ground in (${groundOf(label)}, 'any')
  order by ground = 'any', rank desc, code limit 1)`;

const technologyOf = (blankSku: string) =>
  sql<
    "dtg" | "dtf" | "paper" | "vinyl"
  >`(select b.technology from blank_variants v join blanks b on b.code = v.blank_code where v.sku = ${blankSku})`;

/** Codes of an order's labels that are still to ship. */
export async function activeLabelCodes(db: Bound, divisionId: number, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("factory_labels")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "not in", ["replaced", "cancelled"])
    .orderBy("counter")
    .select("code")
    .execute();
  return rows.map((row) => row.code);
}
