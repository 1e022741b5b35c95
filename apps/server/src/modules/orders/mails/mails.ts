// The mails about an order. Each is keyed by its order, so a job that runs twice sends one mail.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { goodsPictures, mailOfEvent, sendMail, type Writing } from "../../site/mails/index.ts";
import { historyLink } from "../own-orders/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { type MailedOrder, type MailKind, mailedColumns, mailedItemColumns, orderMail } from "./order-mail.ts";

interface FoundOrder extends Pick<MailedOrder, "order" | "items" | "parcel"> {
  isPart: boolean;
}

/**
 * Writes and delivers one mail of an order, or of the part that one factory has sent. Does nothing when that mail has been
 * delivered before, and nothing about the whole of an order whose parts are told one by one. `which` tells events apart that
 * may happen to an order more than once.
 */
export const sendOrderMail = (
  platform: Platform,
  divisionId: DivisionId,
  orderId: OrderId,
  { kind, factoryCode = "", which = "" }: { kind: MailKind; factoryCode?: string; which?: string },
): Promise<void> =>
  sendMail(platform, divisionId, [kind, orderId, factoryCode, which].filter(Boolean).join(" "), {
    read: async (db) => {
      const parts = kind === "order_posted" ? await partsOf(db, divisionId, orderId) : [];
      if (factoryCode === "" && parts.length > 0) return null;
      const found = await readOrder(db, divisionId, orderId, factoryCode);
      const own = parts.find((part) => part.factoryCode === factoryCode)?.items;
      return found && own
        ? { ...found, items: found.items.filter(({ id }) => own.includes(id)), isPart: true }
        : found && { ...found, isPart: false };
    },
    write: writeOrderMail(platform, divisionId, kind),
  });

/** The mail of a paid order, for the work that has its row: `order` is what that work reads of it. */
export const paidOrderMail = (
  platform: Platform,
  divisionId: DivisionId,
  orderId: OrderId,
  { kind, order }: { kind: MailKind; order: Promise<FoundOrder["order"] | undefined> },
) =>
  mailOfEvent<FoundOrder>(platform, divisionId, `${kind} ${orderId}`, {
    read: async (db) => {
      const [found, items] = await Promise.all([order, itemsOf(db, divisionId, orderId)]);
      return found ? { order: found, items, parcel: undefined, isPart: false } : null;
    },
    write: writeOrderMail(platform, divisionId, kind),
  });

const writeOrderMail =
  (platform: Platform, divisionId: DivisionId, kind: MailKind): Writing<FoundOrder>["write"] =>
  async (found, shop, storePicture) => {
    const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, found.order.id)}/`;
    const historyUrl = `${shop.origin}/order-history/${historyLink(platform.config, divisionId, found.order.customer_id)}/`;
    const hashes = found.items.map(({ image_sha256 }) => image_sha256 ?? "");
    const pictures = await goodsPictures(platform, { divisionId, shop, hashes }, storePicture);
    return orderMail(kind, { shop, receiptUrl, historyUrl, pictures, ...found });
  };

/** The parts of an order that several factories make, with the lines of each. */
async function partsOf(db: Bound, divisionId: DivisionId, orderId: OrderId) {
  const { rows } = await sql<{ factoryCode: string; items: number[] }>`
    select f.factory_code as "factoryCode", array_agg(fi.order_item_id::int) as items
    from factory_fulfilment_orders f join fulfilment_order_items fi on fi.division_id = f.division_id and fi.fulfilment_order_id = f.id
    where f.division_id = ${divisionId} and f.order_id = ${orderId} group by f.factory_code`.execute(db);
  return rows;
}

async function readOrder(db: Bound, divisionId: DivisionId, orderId: OrderId, factoryCode: string) {
  const [order, items, parcel] = await Promise.all([
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .select(mailedColumns)
      .executeTakeFirst(),
    itemsOf(db, divisionId, orderId),
    db
      .selectFrom("parcels")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .$if(factoryCode !== "", (parcels) => parcels.where("factory_code", "=", factoryCode))
      .select(["carrier", "tracking_code", "tracking_url"])
      .executeTakeFirst(),
  ]);
  return order ? { order, items, parcel } : null;
}

const itemsOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_items")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select(mailedItemColumns)
    .select(
      sql<string>`coalesce((select concat_ws(', ', nullif(f.colour, ''), nullif(f.size, '')) from order_items f
        where f.division_id = order_items.division_id and f.id = order_items.origin_item_id), '')`.as("instead_of"),
    )
    .execute();
