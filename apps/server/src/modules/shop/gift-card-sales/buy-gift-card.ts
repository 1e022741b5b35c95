import { randomUUID } from "node:crypto";
import type { GiftCardForm } from "@selvedge/contracts/gift-cards/gift-card-form";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { giftCardSendDays, soldAmountFault } from "@selvedge/domain/gift-cards/gift-card-offer";
import { fromMajor } from "@selvedge/domain/money/money";
import { addDays } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { saleLink } from "./links.ts";
import { offerOf } from "./offer.ts";

/**
 * Writes down what gift card is bought for whom and gives the link where it is paid. The same form sent again is the same sale
 * while nobody has begun to pay it. Throws validation, and notFound where the shop sells none.
 */
export const buyGiftCard = (platform: Platform, division: Division, form: GiftCardForm): Promise<string> =>
  withDivision(platform.pools.web, division.id, async (db) => {
    const offer = await offerOf(db, division.id);
    if (!offer.isOn) throw new Refusal("notFound");
    const { rows } = await sql<{ today: string }>`
      select to_char(${platform.now()}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from divisions
      where id = ${division.id}`.execute(db);
    const { today } = rows[0]!;
    const amountMinor = fromMajor(form.amount, division.currency);
    const sendOn = form.sendOn || today;
    refuseWrong({ amount: soldAmountFault(offer, amountMinor, division.currency), sendOn: dayFault(sendOn, today) });
    const sale = { ...form, sendOn, amountMinor, currency: division.currency };
    const id =
      (await insertSale(db, division, sale)) ?? (await insertSale(db, division, { ...sale, uuid: randomUUID() }));
    return saleLink(platform.config, division.id, id!);
  });

const dayFault = (day: string, today: string): string | null => {
  if (day < today) return "Choose today or a later day.";
  return day > addDays(today, giftCardSendDays) ? "Choose a day within a year." : null;
};

function refuseWrong(faults: Record<string, string | null>) {
  const errors = Object.fromEntries(Object.entries(faults).flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

type NewSale = GiftCardForm & { amountMinor: number; currency: string };

/** Gives the sale's id; null where this form's sale is being paid already. */
async function insertSale(db: Bound, { id: divisionId }: Division, sale: NewSale): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into gift_card_sales as known (division_id, uuid, amount_minor, currency, buyer_name, buyer_email, recipient_name,
      recipient_email, message, send_on)
    values (${divisionId}, ${sale.uuid}, ${sale.amountMinor}, ${sale.currency}, ${sale.buyerName}, ${sale.buyerEmail},
      ${sale.recipientName}, ${sale.recipientEmail}, ${sale.message}, ${sale.sendOn})
    on conflict (division_id, uuid) do update set amount_minor = excluded.amount_minor, buyer_name = excluded.buyer_name,
      buyer_email = excluded.buyer_email, recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email,
      message = excluded.message, send_on = excluded.send_on
    where known.state = 'open' and not exists (select from payment_attempts a
      where a.division_id = known.division_id and a.gift_card_sale_id = known.id)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}
