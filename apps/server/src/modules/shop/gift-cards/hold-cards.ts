// What orders hold of gift cards until they are paid. The triggers of gift_card_uses keep the cards' columns, and the one of
// orders spends what a paid order held (migration 0135).
import type { Bound } from "@selvedge/db/bound";
import { writeTogether } from "@selvedge/db/write-together";
import type { GiftCard } from "@selvedge/domain/gift-cards/gift-card-balance";
import { freeOnCard } from "@selvedge/domain/gift-cards/pay-with-cards";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sum } from "@selvedge/domain/money/round";
import { sql } from "kysely";

interface Holding {
  orderId: OrderId;
  /** What is taken from each card; the cards are locked. */
  uses: readonly { id: number; amountMinor: number }[];
}

/** Holds what an order takes from cards, in place of what it held before. */
export async function holdCards(db: Bound, divisionId: DivisionId, { orderId, uses }: Holding): Promise<void> {
  const ids = uses.map(({ id }) => id);
  await writeTogether(db, {
    freed: sql`update gift_card_uses set state = 'released'
      where division_id = ${divisionId} and order_id = ${orderId} and state = 'held' and gift_card_id <> all(${ids}::bigint[])`,
    held: sql`
      insert into gift_card_uses (division_id, order_id, gift_card_id, amount_minor)
      select ${divisionId}::int, ${orderId}::bigint, * from unnest(${ids}::bigint[], ${uses.map((use) => use.amountMinor)}::bigint[])
      on conflict (division_id, order_id, gift_card_id) do update
        set amount_minor = excluded.amount_minor, state = 'held', held_at = now()`,
  });
}

/** Gives back what an unpaid order holds, whose row is locked: its payment was refused. */
export async function releaseCards(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<void> {
  await writeTogether(db, {
    freed: sql`update gift_card_uses set state = 'released'
      where division_id = ${divisionId} and order_id = ${orderId} and state = 'held'`,
    order: sql`update orders set gift_card_minor = 0 where division_id = ${divisionId} and id = ${orderId}`,
  });
}

/**
 * Holds again what an unpaid order held last, for a payment that was given up and came in all the same: `giftCardMinor` of its
 * cards, as far as all of it is still there. A card that was taken off before stays off. Gives what the order holds then.
 */
export async function holdAgain(
  db: Bound,
  divisionId: DivisionId,
  { orderId, giftCardMinor }: { orderId: OrderId; giftCardMinor: number },
): Promise<number> {
  type Use = Pick<GiftCard, "balanceMinor" | "heldMinor" | "currency"> & { id: number; amountMinor: number };
  const { rows: uses } = await sql<Use & { isDisabled: boolean }>`
    select g.id, u.amount_minor as "amountMinor", g.currency, g.balance_minor as "balanceMinor", g.held_minor as "heldMinor",
      g.disabled_at is not null as "isDisabled"
    from gift_card_uses u join gift_cards g on g.division_id = u.division_id and g.id = u.gift_card_id
    where u.division_id = ${divisionId} and u.order_id = ${orderId} and u.state = 'released'
      and u.held_at = (select max(l.held_at) from gift_card_uses l where l.division_id = u.division_id and l.order_id = u.order_id)
    order by g.id for update of g`.execute(db);
  const isThere = uses.every((use) => !use.isDisabled && use.amountMinor <= freeOnCard({ ...use, isExpired: false }));
  if (!isThere || sum(uses.map(({ amountMinor }) => amountMinor)) !== giftCardMinor) return 0;
  await holdCards(db, divisionId, { orderId, uses });
  await sql`update orders set gift_card_minor = ${giftCardMinor} where division_id = ${divisionId} and id = ${orderId}`.execute(
    db,
  );
  return giftCardMinor;
}
