// Gift cards on an order that was placed before: entered and taken back on the page that it is paid on.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { GiftCard } from "@selvedge/domain/gift-cards/gift-card-balance";
import {
  freeOnCard,
  giftCardRefusal,
  giftCardRefusals,
  payWithCards,
} from "@selvedge/domain/gift-cards/pay-with-cards";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { basketGiftCardLimit } from "@selvedge/domain/limits";
import { flowAt } from "@selvedge/domain/orders/flows";
import { awaitsMoney } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { digestOfHash } from "../../orders/receipt/index.ts";
import { cardOfCode, holdCards, lockGiftCard, releaseCards } from "../../shop/gift-cards/index.ts";

interface Entered {
  division: Division;
  orderHash: string;
  code: string;
  /** The address that it comes from: tries of gift cards are counted by it. */
  from: string;
}

/**
 * Holds what a gift card pays of an unpaid order, after the cards that it holds already. The same card twice changes nothing.
 * Throws notFound, validation with why the card pays nothing, moveRefused where nothing is to be paid, stillWorking while a
 * payment is under way, and tooManyTries.
 */
export async function enterOrderGiftCard(
  platform: Platform,
  { division, orderHash, code, from }: Entered,
): Promise<void> {
  const found = await cardOfCode(platform, division, { typed: code, from });
  if (found.kind === "unlike") throw refusedCode("This is no code of a gift card. It has sixteen letters and digits.");
  if (found.kind === "refused" && !found.card) throw refusedCode(found.words);
  const { card: entered } = found;
  await withDivision(platform.pools.web, division.id, async (db) => {
    const order = await lockPayable(db, division.id, orderHash);
    const held = await heldCards(db, division.id, order.id);
    // A card that this order holds whole has nothing left for another.
    if (held.some(({ id }) => id === entered?.id)) return;
    if (found.kind === "refused") throw refusedCode(found.words);
    if (held.length >= basketGiftCardLimit)
      throw refusedCode(`An order takes up to ${basketGiftCardLimit} gift cards.`);
    const card = await lockGiftCard(db, division.id, { id: found.card.id, now: platform.now() });
    if (!card) throw refusedCode(giftCardRefusals.unknown);
    const next = { ...card, isDisabled: card.disabledAt !== null };
    const refusal = giftCardRefusal(next, order.currency);
    if (refusal !== null) throw refusedCode(giftCardRefusals[refusal]);
    const cards = [...held, next];
    const payment = payWithCards(order.total_minor, cards, order.currency);
    const uses = cards.map(({ id }, index) => ({ id, amountMinor: payment.amountsMinor[index]! }));
    if (uses.at(-1)!.amountMinor === 0) throw refusedCode("The order needs no more from a gift card.");
    await holdCards(db, division.id, { orderId: order.id, uses: uses.filter(({ amountMinor }) => amountMinor > 0) });
    await setHeld(db, division.id, order.id, payment.giftCardMinor);
  });
}

/** Gives an unpaid order's gift cards back what it holds of them. Throws notFound, moveRefused and stillWorking. */
export const removeOrderGiftCards = (
  platform: Platform,
  { division, orderHash }: Pick<Entered, "division" | "orderHash">,
): Promise<void> =>
  withDivision(platform.pools.web, division.id, async (db) => {
    const order = await lockPayable(db, division.id, orderHash);
    await releaseCards(db, division.id, order.id);
  });

const refusedCode = (words: string) => new Refusal("validation", { message: words, errors: { code: [words] } });

/** The order's row is the lock, as when it is paid. What a payment that is under way charges must not change. */
async function lockPayable(db: Bound, divisionId: DivisionId, orderHash: string) {
  const order = await db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("receipt_digest", "=", digestOfHash(orderHash))
    .select(["id", "status", "factory_code", "total_minor", "currency", "paid_at", "deleted_at", "on_terms"])
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal("notFound");
  const isAwaited = awaitsMoney(flowAt({ status: order.status, factoryCode: order.factory_code }), order.status);
  if (order.paid_at !== null || order.deleted_at !== null || !isAwaited)
    throw new Refusal("moveRefused", { message: "There is nothing to pay for this order." });
  // What comes in for an invoice is for the whole of it, also while its proof is looked at once more.
  if (order.on_terms) throw new Refusal("moveRefused", { message: "This order is paid by its invoice." });
  const { rows } = await sql`
    select from payment_attempts where division_id = ${divisionId} and order_id = ${order.id} and state = 'started'
      and created_at > now() - interval '60 seconds' limit 1`.execute(db);
  if (rows.length > 0) throw new Refusal("stillWorking");
  return order;
}

/** The cards that an order holds, first one first, each with what it may take of it. They are locked. */
async function heldCards(db: Bound, divisionId: DivisionId, orderId: OrderId) {
  const { rows } = await sql<GiftCard & { id: number }>`
    select g.id, g.currency, g.balance_minor as "balanceMinor", g.held_minor - u.amount_minor as "heldMinor",
      g.disabled_at is not null as "isDisabled", false as "isExpired"
    from gift_card_uses u join gift_cards g on g.division_id = u.division_id and g.id = u.gift_card_id
    where u.division_id = ${divisionId} and u.order_id = ${orderId} and u.state = 'held' order by u.held_at, g.id for update of g`.execute(
    db,
  );
  return rows.filter((card) => freeOnCard(card) > 0);
}

const setHeld = (db: Bound, divisionId: DivisionId, orderId: OrderId, giftCardMinor: number) =>
  db
    .updateTable("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .set({ gift_card_minor: giftCardMinor })
    .execute();
