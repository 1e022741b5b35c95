// The mails that an order sends. Each is named by its order, so that a job that runs twice sends one.
import type { Bound } from "@selvedge/db/bound";
import { goodsPicture } from "@selvedge/print/process/rendering";
import { DamagedFile, MissingFile } from "../../adapters/file-store/file-store.ts";
import type { Platform } from "../../platform.ts";
import { type KeepPicture, type MailShop, sendMail } from "../mails/index.ts";
import { type MailKind, orderLetter } from "./order-letter.ts";
import { receiptHash } from "./receipt-link.ts";

/** Writes and delivers one mail of an order. Does nothing when that mail has been delivered before. */
export const sendOrderMail = (platform: Platform, divisionId: number, orderId: number, kind: MailKind): Promise<void> =>
  sendMail(platform, divisionId, `${kind} ${orderId}`, {
    read: (db) => readOrder(db, divisionId, orderId),
    write: async (found, shop, keep) => {
      const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
      const pictures = await picturesOf(platform, { divisionId, shop, items: found.items }, keep);
      return orderLetter(kind, { shop, receiptUrl, pictures, ...found });
    },
  });

/** Twice the pixels that a picture is shown at. */
const picturePx = 160;

interface Pictured {
  divisionId: number;
  shop: MailShop;
  items: readonly { image_sha256: string | null }[];
}

/** The goods' pictures as mail programs show them, one after the other. One that is gone or spoilt is left out: the mail goes. */
async function picturesOf({ files }: Platform, { divisionId, shop, items }: Pictured, keep: KeepPicture) {
  const addresses = new Map<string, string>();
  for (const sha256 of new Set(items.flatMap((item) => item.image_sha256 ?? []))) {
    const address = await keep(`goods ${sha256} ${picturePx} ${shop.look.ground}`, "image/jpeg", async () => {
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
