import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type CardHand, showGiftCard } from "../gift-cards/index.ts";
import { lockSaleOfCard } from "./queries.ts";

export interface CardMailRequest {
  /** The card. */
  id: number;
  email: string;
  /** How often it was mailed, as whoever asks saw it; without it each request is one mail. */
  mails?: number | undefined;
}

/**
 * Mails a sold card to who gets it, now and also at another address. The same press twice is one mail. Throws notFound, and
 * moveRefused with the reason.
 */
export async function sendAgain({ now }: Platform, db: Bound, hand: CardHand, { id, email, mails }: CardMailRequest) {
  const { divisionId } = hand;
  const sale = await lockSaleOfCard(db, divisionId, id);
  if (!sale) throw new Refusal("notFound");
  if (sale.state !== "paid") throw refused("This card was refunded. It pays nothing.");
  if (mails === undefined || mails === sale.mails) {
    const mail = sale.mails + 1;
    await sql`
      with sale as (update gift_card_sales set mails = ${mail}, recipient_email = ${email} where division_id = ${divisionId} and id = ${sale.id})
      update gift_cards set holder_email = ${email} where division_id = ${divisionId} and id = ${id}`.execute(db);
    await enqueue(db, "mail_gift_card", { divisionId, saleId: sale.id, mail }, { key: `gift card ${sale.id} ${mail}` });
    await writeAudit(db, { ...hand, action: "giftcard.sent_again", subject: `giftcard ${id}`, detail: { mail } });
  } else if (sale.recipientEmail !== email)
    throw refused(`It was mailed to ${sale.recipientEmail} meanwhile. Look at it again.`);
  return showGiftCard(db, divisionId, { id, now: now() });
}

const refused = (message: string) => new Refusal("moveRefused", { message });
