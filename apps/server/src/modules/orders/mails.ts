// The mails that an order sends. Each is named by its order, so that a job that runs twice sends one.
import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../platform.ts";
import { sendMail } from "../mails/index.ts";
import { type MailKind, orderLetter } from "./order-letter.ts";
import { receiptHash } from "./receipt-link.ts";

/** Writes and delivers one mail of an order. Does nothing when that mail has been delivered before. */
export const sendOrderMail = (platform: Platform, divisionId: number, orderId: number, kind: MailKind): Promise<void> =>
  sendMail(platform, divisionId, `${kind} ${orderId}`, async (db, shop) => {
    const found = await readOrder(db, divisionId, orderId);
    if (!found) return null;
    const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
    return orderLetter(kind, { shop, receiptUrl, ...found });
  });

async function readOrder(db: Bound, divisionId: number, orderId: number) {
  const [order, items, parcel] = await Promise.all([
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .selectAll()
      .executeTakeFirst(),
    db
      .selectFrom("order_items")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .orderBy("position")
      .selectAll()
      .execute(),
    db
      .selectFrom("parcels")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .select(["carrier", "tracking_code", "tracking_url"])
      .executeTakeFirst(),
  ]);
  return order ? { order, items, parcel } : null;
}
