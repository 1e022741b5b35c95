// What the floor reads of labels and orders. SQL only. The back-office role sees every shop, so each row brings its own
// division along.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { serviceOfFactory } from "@selvedge/domain/shipping/services";
import { type RawBuilder, sql } from "kysely";

export interface FloorApplication {
  side: string;
  printFileId: number;
  sha256: string;
  /** How many times larger than designed its file is, in thousandths. */
  scalePermille: number;
  device: string | null;
  releasedAt: string | null;
  printedAt: string | null;
  copiesAsked: number;
  copiesSent: number;
  /** When the newest copy was requested. */
  askedAt: string | null;
  /** Since when the machine has not printed it, and why. */
  failedAt: string | null;
  failure: string;
  /** How it is printed; empty where no profile fits. */
  profileCode: string | null;
  profile: string;
  /** Seconds that the print takes at the least. */
  shortestSeconds: number;
}

export interface FloorLabel {
  divisionId: DivisionId;
  id: number;
  code: string;
  orderId: OrderId;
  orderReference: string;
  orderItemId: number;
  counter: number;
  ofCount: number;
  state: LabelState;
  blankSku: string;
  blankCode: string;
  colour: string;
  hex: string;
  size: string;
  /** How many times larger than designed this size is printed, in thousandths. */
  printScalePermille: number;
  technology: Technology;
  /** The factory that makes it. */
  factoryCode: string;
  needsPretreat: boolean;
  platen: string;
  pickface: string;
  priority: number;
  shipBy: string;
  pigeonholeCode: string | null;
  timesPrinted: number;
  labelPrints: number;
  faultCode: string | null;
  /** It replaces a garment that failed. */
  isRemade: boolean;
  reached: Partial<Record<LabelState, string>>;
  name: string;
  imageSha256: string | null;
  /** The line's texts as they were stored; null without any. */
  personalisation: unknown;
  shop: string;
  weightGrams: number;
  applications: FloorApplication[];
}

const columns = sql`
  l.division_id as "divisionId", l.id, l.code, l.order_id as "orderId", o.reference as "orderReference",
  l.order_item_id as "orderItemId", l.counter, l.of_count as "ofCount", l.state, l.blank_sku as "blankSku",
  v.blank_code as "blankCode", l.colour, l.hex, l.size, v.print_scale_permille as "printScalePermille", l.technology, l.factory_code as "factoryCode", l.needs_pretreat as "needsPretreat", l.platen, l.pickface,
  l.priority, l.ship_by as "shipBy", l.pigeonhole_code as "pigeonholeCode", l.times_printed as "timesPrinted",
  l.label_prints as "labelPrints", l.fault_code as "faultCode", l.parent_label_id is not null as "isRemade", l.reached, i.name, i.image_sha256 as "imageSha256", i.personalisation,
  d.name as shop, v.weight_grams as "weightGrams",
  coalesce((select json_agg(json_build_object('side', a.side, 'printFileId', a.print_file_id, 'sha256', f.sha256, 'scalePermille', f.scale_permille,
      'device', a.device, 'releasedAt', a.released_at, 'printedAt', a.printed_at,
      'copiesAsked', a.copies_asked, 'copiesSent', a.copies_sent, 'askedAt', coalesce(a.asked_at, a.released_at),
      'failedAt', a.failed_at, 'failure', a.failure, 'profileCode', a.print_profile_code, 'profile', coalesce(p.name, ''),
      'shortestSeconds', coalesce(p.shortest_seconds, 30)) order by array_position(l.sides, a.side))
    from label_applications a join print_files f on f.division_id = a.division_id and f.id = a.print_file_id
      left join print_profiles p on p.code = a.print_profile_code
    where a.division_id = l.division_id and a.label_id = l.id), '[]') as applications`;

const tables = sql`factory_labels l
  join orders o on o.division_id = l.division_id and o.id = l.order_id
  join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
  join blank_variants v on v.sku = l.blank_sku
  join divisions d on d.id = l.division_id`;

/** Labels under a condition on `l` (label), `o` (order) and `v` (variant), with an order and limit in the same piece. */
export async function floorLabels(db: Bound, where: RawBuilder<unknown>): Promise<FloorLabel[]> {
  const { rows } = await sql<FloorLabel>`select ${columns} from ${tables} where ${where}`.execute(db);
  return rows;
}

/** Every label of an order, or of its part that one factory makes, replaced and cancelled ones too, first to last. */
export const labelsOfOrder = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  factoryCode?: string,
): Promise<FloorLabel[]> =>
  floorLabels(
    db,
    sql`l.division_id = ${divisionId} and l.order_id = ${orderId}
      ${factoryCode === undefined ? sql`` : sql`and l.factory_code = ${factoryCode}`} order by l.counter, l.id`,
  );

/** The order that a label's code belongs to; undefined for an unknown code. */
export async function orderOfLabel(db: Bound, code: string) {
  return db
    .selectFrom("factory_labels")
    .where("code", "=", code)
    .select(["division_id as divisionId", "order_id as orderId", "factory_code as factoryCode"])
    .executeTakeFirst();
}

/** The parts of the address that an order `o` goes to, as one value. */
export const addressColumns = sql`json_build_object('firstName', o.shipping_first_name, 'lastName', o.shipping_last_name,
  'company', o.shipping_company, 'street', o.shipping_street, 'city', o.shipping_city, 'state', o.shipping_state,
  'zip', o.shipping_zip, 'country', o.shipping_country)`;

export interface FloorOrder {
  divisionId: DivisionId;
  id: OrderId;
  reference: string;
  status: OrderStatus;
  /** The factory that it stands under, whose flow is its own. */
  factoryCode: string;
  /** The factory whose part of it was asked for; empty where none was. */
  partCode: string;
  /** Several factories make it. */
  isSplit: boolean;
  /** The service of that part, or of the order. */
  shippingMethod: string;
  country: string;
  /** Codes of the holds that are open. */
  holds: string[];
}

/** Locks an order and reads what the floor needs of it. The order's row is the lock of all its labels. */
export const lockFloorOrder = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  partCode = "",
): Promise<FloorOrder | undefined> => findFloorOrder(db, { divisionId, orderId, partCode, lock: sql`for update of o` });

/** Reads the same without a lock, beside an order that is locked already: two that lock two orders each may lock crosswise. */
export const readFloorOrder = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  partCode = "",
): Promise<FloorOrder | undefined> => findFloorOrder(db, { divisionId, orderId, partCode, lock: sql`` });

interface OrderToFind {
  divisionId: DivisionId;
  orderId: OrderId;
  partCode: string;
  lock: RawBuilder<unknown>;
}

async function findFloorOrder(db: Bound, { divisionId, orderId, partCode, lock }: OrderToFind) {
  const parts = sql`factory_fulfilment_orders f where f.division_id = o.division_id and f.order_id = o.id`;
  const { rows } = await sql<FloorOrder>`
    select o.division_id as "divisionId", o.id, o.reference, o.status, o.factory_code as "factoryCode", ${partCode}::text as "partCode",
      exists (select from ${parts}) as "isSplit",
      o.shipping_method as "shippingMethod",
      o.shipping_country as country, '{}'::text[] as holds
    from orders o where o.division_id = ${divisionId} and o.id = ${orderId} ${lock}`.execute(db);
  const order = rows[0];
  if (!order) return undefined;
  const method = order.shippingMethod;
  const shippingMethod = partCode === "" ? method : serviceOfFactory(method, partCode);
  return { ...order, shippingMethod, holds: await openHolds(db, divisionId, orderId) };
}

export async function openHolds(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<string[]> {
  const rows = await db
    .selectFrom("holds")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .orderBy("id")
    .select("code")
    .execute();
  return rows.map((row) => row.code);
}

/** Whether a print was rendered for the garment's size. */
export const isOfItsSize = (
  { printScalePermille }: Pick<FloorLabel, "printScalePermille">,
  { scalePermille }: Pick<FloorApplication, "scalePermille">,
): boolean => scalePermille === printScalePermille;

export { isActive } from "@selvedge/domain/labels/label-state";

/** In the parcel, or sent with it: no longer in a hole. */
export const isPacked = ({ state }: Pick<FloorLabel, "state">): boolean => state === "packed" || state === "dispatched";
