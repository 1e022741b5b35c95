// An order whose charge is in the local processor's books, so that its money can go back.
import type { OrderId } from "@selvedge/domain/ids";
import { type SeededLine, type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import type { TestApp } from "../../../testing/test-app.ts";

/** A paid order whose charge the local processor knows. */
export async function chargedOrder(
  world: TestApp,
  shop: SeededShop,
  lines: readonly SeededLine[],
  options: Parameters<typeof seedPaidOrder>[3] = {},
): Promise<SeededOrder> {
  const order = await seedPaidOrder(world.database.pools, shop, lines, options);
  await world.database.ownerQuery(`
    with token as (insert into local_cards.tokens (token, brand, last4, behaviour) values ('tok_${order.id}', 'Visa', '4242', 'approve') returning token)
    insert into local_cards.charges (reference, idempotency_key, amount_minor, currency, state, message, token, return_url)
    select a.provider_reference, a.id::text, a.amount_minor, a.currency, 'succeeded', '', token.token, ''
    from payment_attempts a, token where a.order_id = ${order.id}`);
  return order;
}

/** What the processor has given back of an order, one sum each. */
export async function givenBack(world: TestApp, orderId: OrderId): Promise<number[]> {
  const { rows } = await world.database.ownerQuery(`
    select r.amount_minor from local_cards.refunds r join payment_attempts a on a.provider_reference = r.charge_reference
    where a.order_id = ${orderId} order by r.created_at`);
  return rows.map(({ amount_minor }) => Number(amount_minor));
}
