import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { showGiftCard } from "../gift-cards/index.ts";
import { lockSaleOfCard } from "./queries.ts";

/** Mails a sold card to who gets it, now and also at another address. Throws notFound, moveRefused and tooManyTries. */
export async function sendAgain(platform: Platform, by: Merchant, { id, email }: { id: number; email: string }) {
  const { divisionId } = by;
  await countTry(platform.pools, limits.giftCardMails, `${divisionId} ${id}`);
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const sale = await lockSaleOfCard(db, divisionId, id);
    if (!sale) throw new Refusal("notFound");
    if (sale.state !== "paid")
      throw new Refusal("moveRefused", { message: "This card was refunded. It pays nothing." });
    const mail = sale.mails + 1;
    await sql`
      with sale as (update gift_card_sales set mails = ${mail}, recipient_email = ${email} where division_id = ${divisionId} and id = ${sale.id})
      update gift_cards set holder_email = ${email} where division_id = ${divisionId} and id = ${id}`.execute(db);
    await enqueue(db, "mail_gift_card", { divisionId, saleId: sale.id, mail }, { key: `gift card ${sale.id} ${mail}` });
    await writeAudit(db, {
      ...byMerchant(by),
      action: "giftcard.sent_again",
      subject: `giftcard ${id}`,
      detail: { mail },
    });
    return showGiftCard(db, divisionId, { id, now: platform.now() });
  });
}
