// Which label is printed from which file, and which files are not of their label's size. SQL only.

import type { Bound } from "@selvedge/db/bound";
import type { Scene, Side } from "@selvedge/design/scene";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** One side of one label that is still to be printed, and the design and size that were bought. */
export interface PrintOfLabel {
  divisionId: DivisionId;
  labelId: number;
  orderId: OrderId;
  code: string;
  side: Side;
  printFileId: number;
  sceneHash: string;
  blankCode: string;
  scene: Scene;
  scalePermille: number;
}

/** Undefined where the side is printed, or its label is not wanted any more. */
export async function printOfLabel(
  db: Bound,
  { divisionId, labelId, side }: { divisionId: DivisionId; labelId: number; side: string },
): Promise<PrintOfLabel | undefined> {
  const { rows } = await sql<PrintOfLabel>`
    select a.division_id as "divisionId", l.id as "labelId", l.order_id as "orderId", l.code, a.side, a.print_file_id as "printFileId",
      s.scene_hash as "sceneHash", s.blank_code as "blankCode", s.scene, v.print_scale_permille as "scalePermille"
    from label_applications a
    join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
    join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
    join published_scenes s on s.division_id = i.division_id and s.scene_hash = i.scene_hash
    join blank_variants v on v.sku = l.blank_sku
    where a.division_id = ${divisionId} and a.label_id = ${labelId} and a.side = ${side} and ${isToPrint}`.execute(db);
  return rows[0];
}

const isToPrint = sql`a.printed_at is null and l.state not in ('cancelled', 'replaced')`;

/** The newest file of a side of a design at a size. */
export const newestFile = (
  db: Bound,
  { divisionId, sceneHash, side, scalePermille }: PrintOfLabel,
): Promise<{ id: number; sha256: string } | undefined> =>
  db
    .selectFrom("print_files")
    .where("division_id", "=", divisionId)
    .where("scene_hash", "=", sceneHash)
    .where("side", "=", side)
    .where("scale_permille", "=", scalePermille)
    .orderBy("id", "desc")
    .limit(1)
    .select(["id", "sha256"])
    .executeTakeFirst();

/** The sides still to be printed that have the same file as this one and are of the same size. */
export const withTheSameFile = ({ divisionId, printFileId, side, scalePermille }: PrintOfLabel) => sql`
  a.division_id = ${divisionId} and a.print_file_id = ${printFileId} and a.side = ${side} and ${isToPrint}
  and l.division_id = a.division_id and l.id = a.label_id
  and v.sku = l.blank_sku and v.print_scale_permille = ${scalePermille}`;

export interface StartedPrint {
  orderId: OrderId;
  code: string;
  side: string;
  device: string;
  copiesSent: number;
}

/** Of the sides with the same file, those that a machine was sent at another size than the label's. */
export async function startedFrom(db: Bound, print: PrintOfLabel): Promise<StartedPrint[]> {
  const { rows } = await sql<StartedPrint>`
    select l.order_id as "orderId", l.code, a.side, a.device, a.copies_sent as "copiesSent"
    from label_applications a, factory_labels l, blank_variants v, print_files f
    where ${withTheSameFile(print)} and a.device is not null and a.copies_sent > 0
      and f.division_id = a.division_id and f.id = a.print_file_id and f.scale_permille <> v.print_scale_permille`.execute(
    db,
  );
  return rows;
}

export interface WrongSize {
  divisionId: DivisionId;
  labelId: number;
  orderId: OrderId;
  code: string;
  side: string;
  isPrinted: boolean;
}

/** Sides of labels in the factory, in any shop, whose file is not of the label's size. */
export async function wrongSizes(db: Bound): Promise<WrongSize[]> {
  const { rows } = await sql<WrongSize>`
    select a.division_id as "divisionId", l.id as "labelId", l.order_id as "orderId", l.code, a.side,
      a.printed_at is not null as "isPrinted"
    from factory_labels l
    join blank_variants v on v.sku = l.blank_sku
    join label_applications a on a.division_id = l.division_id and a.label_id = l.id
    join print_files f on f.division_id = a.division_id and f.id = a.print_file_id
    where l.state not in ('dispatched', 'cancelled', 'replaced') and f.scale_permille <> v.print_scale_permille
    order by l.id`.execute(db);
  return rows;
}

/** Whether an order ever had this hold for its print file: a hold that a person released is not opened again. */
export async function wasHeldForPrint(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  by: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("code", "=", "print_file_failed")
    .where("placed_by", "=", by)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Products of any shop that are published and lack the file of a side at a size on sale, and did not fail at it. */
export async function lackingProducts(db: Bound): Promise<{ divisionId: DivisionId; productId: ProductId }[]> {
  const { rows } = await sql<{ divisionId: DivisionId; productId: ProductId }>`
    select distinct p.division_id as "divisionId", p.id as "productId"
    from products p
    join product_variants pv on pv.division_id = p.division_id and pv.product_id = p.id and pv.enabled
    join blank_variants v on v.sku = pv.blank_sku
    cross join lateral jsonb_object_keys(p.scene -> 'sides') side
    where p.published_at is not null and p.deleted_at is null and p.print_failure is null
      and jsonb_array_length(p.scene #> array['sides', side, 'elements']) > 0
      and not exists (select from print_files f where f.division_id = p.division_id and f.scene_hash = p.scene_hash
        and f.side = side and f.scale_permille = v.print_scale_permille)
    order by 1, 2`.execute(db);
  return rows;
}
