// The mails about an order. Each is keyed by its order, so a job that runs twice sends one mail.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { goodsPicture } from "@selvedge/print/process/rendering";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import { type MailShop, type StorePicture, sendMail } from "../../site/mails/index.ts";
import { historyLink } from "../own-orders/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { type MailKind, orderMail } from "./order-mail.ts";

/** Writes and delivers one mail of an order. Does nothing when that mail has been delivered before. */
export const sendOrderMail = (
  platform: Platform,
  divisionId: DivisionId,
  orderId: OrderId,
  kind: MailKind,
): Promise<void> =>
  sendMail(platform, divisionId, `${kind} ${orderId}`, {
    read: (db) => readOrder(db, divisionId, orderId),
    write: async (found, shop, storePicture) => {
      const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
      const historyUrl = `${shop.origin}/order-history/${historyLink(platform.config, divisionId, found.order.customer_id)}/`;
      const pictures = await picturesOf(platform, { divisionId, shop, items: found.items }, storePicture);
      return orderMail(kind, { shop, receiptUrl, historyUrl, pictures, ...found });
    },
  });

/** Twice the pixels that a picture is shown at. */
const picturePx = 160;

interface Pictured {
  divisionId: DivisionId;
  shop: MailShop;
  items: readonly { image_sha256: string | null }[];
}

/** Renders the goods' pictures for mail programs, one at a time. A missing or damaged one is left out: the mail is still sent. */
async function picturesOf({ files }: Platform, { divisionId, shop, items }: Pictured, storePicture: StorePicture) {
  const addresses = new Map<string, string>();
  for (const sha256 of new Set(items.flatMap((item) => item.image_sha256 ?? []))) {
    const address = await storePicture(`goods ${sha256} ${picturePx} ${shop.look.ground}`, "image/jpeg", async () => {
      const bytes = await files.get(divisionId, sha256).catch((error) => {
        if (error instanceof MissingFile || error instanceof DamagedFile) return null;
        throw error;
      });
      return bytes && goodsPicture(Buffer.from(bytes), picturePx, shop.look.ground);
    });
    if (address) addresses.set(sha256, address);
  }
  return addresses;
}

async function readOrder(db: Bound, divisionId: DivisionId, orderId: OrderId) {
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
