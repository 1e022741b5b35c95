// Money of an order goes back to the gift card that paid it.
import type { Bound } from "@selvedge/db/bound";
import { writeTogether } from "@selvedge/db/write-together";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { returnedCardDays } from "@selvedge/domain/limits";
import { sql } from "kysely";

interface Returning {
  orderId: OrderId;
  /** The payment under which the card stands at the order. */
  attemptId: string;
  amountMinor: number;
  now: Date;
}

interface UsedCard {
  id: number;
  ending: string;
  isDisabled: boolean;
}

/**
 * Puts money back on the card that an order was paid with, in the transaction that books it. A card that ended, or ends sooner,
 * works for another year from then on. Gives why a card that is disabled does not take it, or null.
 */
export async function returnToCard(
  db: Bound,
  divisionId: DivisionId,
  { orderId, attemptId, amountMinor, now }: Returning,
): Promise<string | null> {
  const { rows } = await sql<UsedCard>`
    select g.id, g.code_ending as ending, g.disabled_at is not null as "isDisabled"
    from gift_card_uses u join gift_cards g on g.division_id = u.division_id and g.id = u.gift_card_id
    where u.division_id = ${divisionId} and u.order_id = ${orderId} and u.attempt_id = ${attemptId} for update of g`.execute(
    db,
  );
  const card = rows[0];
  if (!card) throw new Error(`Payment ${attemptId} of order ${orderId} was made with no gift card.`);
  if (card.isDisabled) return `The gift card ending ${card.ending} is disabled. Issue a new one for this amount.`;
  await writeTogether(db, {
    card: sql`update gift_cards g set balance_minor = g.balance_minor + ${amountMinor}::bigint,
        last_day = greatest(g.last_day, case when g.last_day is not null then (${now}::timestamptz at time zone d.time_zone)::date + ${returnedCardDays}::int end)
      from divisions d where d.id = g.division_id and g.division_id = ${divisionId} and g.id = ${card.id}`,
    entry: sql`
      insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, by_name, order_id, created_at)
      select g.division_id, g.id, gen_random_uuid(), 'returned', ${amountMinor}::bigint, g.balance_minor + ${amountMinor}::bigint, '', '',
        ${orderId}::bigint, ${now}::timestamptz
      from gift_cards g where g.division_id = ${divisionId} and g.id = ${card.id}`,
  });
  return null;
}
