import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import type { LineToMake } from "@selvedge/domain/personalisation/missing-words";
import { sql } from "kysely";

export interface OrderToRelease {
  divisionId: DivisionId;
  id: OrderId;
  reference: string;
  status: OrderStatus;
  factoryCode: string;
  priority: number;
  shipBy: string;
  isDeleted: boolean;
  paidAt: Date | null;
}

/** Locks an order of any shop by its number; undefined where there is none. */
export async function lockOrderOfAnyShop(db: Bound, orderId: OrderId): Promise<OrderToRelease | undefined> {
  const { rows } = await sql<OrderToRelease>`
    select division_id as "divisionId", id, reference, status, factory_code as "factoryCode", priority, coalesce(ship_by, promised_from) as "shipBy",
      deleted_at is not null as "isDeleted", paid_at as "paidAt"
    from orders where id = ${orderId} for update`.execute(db);
  return rows[0];
}

export interface ItemToRelease {
  id: number;
  /** The factory that makes it. */
  factoryCode: string;
  /** It has its labels already. */
  isReleased: boolean;
  /** Paper: its batch has closed. */
  isBatchClosed: boolean;
  name: string;
  productId: ProductId;
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
  sceneHash: string;
  /** What the shopper wrote, as it was stored; null without any. */
  personalisation: unknown;
  /** The fields that the line was sold with; null where nothing could be written on it. */
  fields: LineToMake["fields"];
  /** Somebody has let the order go from a hold for missing words. */
  areWordsConfirmed: boolean;
  /** The newest verified print file of each side of the design that was bought, at the size that was bought. */
  files: { side: string; id: number }[];
}

/** The factory that makes a line `i` of an order `o`. */
export const madeIn = sql<string>`coalesce((select f.factory_code from fulfilment_order_items fi
  join factory_fulfilment_orders f on f.division_id = fi.division_id and f.id = fi.fulfilment_order_id
  where fi.division_id = i.division_id and fi.order_item_id = i.id), o.factory_code)`;

/** An order's lines with everything that a label freezes; pieces whose money went back are not made. */
export async function itemsToRelease(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ItemToRelease[]> {
  const { rows } = await sql<ItemToRelease>`
    select i.id, ${madeIn} as "factoryCode",
      exists (select from factory_labels l where l.division_id = i.division_id and l.order_item_id = i.id) as "isReleased",
      exists (select from batch_lines b where b.division_id = i.division_id and b.order_item_id = i.id) as "isBatchClosed", i.name, i.product_id as "productId", p.approval_status as approval, i.quantity - back.quantity as quantity, i.blank_sku as "blankSku",
      i.colour, i.hex, i.size, v.needs_pretreat as "needsPretreat", b.platen, v.pickface, s.scene,
      i.scene_hash as "sceneHash", i.personalisation, asked.fields,
      exists (select from holds h where h.division_id = i.division_id and h.order_id = i.order_id
        and h.code = 'personalisation_missing' and h.released_at is not null) as "areWordsConfirmed",
      coalesce((select json_agg(json_build_object('side', newest.side, 'id', newest.id)) from (
        select distinct on (f.side) f.side, f.id from print_files f
        where f.division_id = i.division_id and f.scene_hash = i.scene_hash and f.scale_permille = v.print_scale_permille
        order by f.side, f.id desc) newest), '[]') as files
    from order_items i join orders o on o.division_id = i.division_id and o.id = i.order_id
    join products p on p.division_id = i.division_id and p.id = i.product_id
    join published_scenes s on s.division_id = i.division_id and s.scene_hash = i.scene_hash
    join blank_variants v on v.sku = i.blank_sku
    join blanks b on b.code = v.blank_code
    left join lateral (select t.fields from personalisation_templates t where t.division_id = i.division_id
      and case when i.personalisation is not null then t.id = (i.personalisation ->> 'templateId')::bigint
        else p.personalisable and t.product_id = p.id and t.created_at <= o.created_at end
      order by t.id desc limit 1) asked on true
    cross join lateral (select coalesce(sum(r.quantity), 0)::int as quantity from refund_lines r
      where r.division_id = i.division_id and r.order_item_id = i.id) back
    where i.division_id = ${divisionId} and i.order_id = ${orderId} and i.quantity > back.quantity order by i.position`.execute(
    db,
  );
  return rows;
}

/** The newest risk decision; not_needed when the order needed no check. */
export async function friskOf(db: Bound, divisionId: DivisionId, orderId: OrderId) {
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

/** Codes of an order's labels that are still to ship. */
export async function activeLabelCodes(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<string[]> {
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
