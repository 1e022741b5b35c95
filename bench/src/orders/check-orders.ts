import type pg from "pg";

/** Throws unless every order of the run was paid exactly once and every key has its answer. Gives that in words. */
export async function checkOrders(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<Record<string, string>>(`
    select (select count(*) from orders) as orders,
      (select count(*) from orders where status = 'paid') as paid,
      (select count(*) from local_cards.charges where state = 'succeeded') as charges,
      (select count(*) from payment_transactions) as money,
      (select count(*) from mails where kind = 'order_confirmed' and sent_at is not null) as mailed,
      (select count(*) from idempotency_keys where answer is null) as unanswered,
      (select count(*) from order_items) as items,
      (select count(*) from baskets b where exists (select from orders o where o.division_id = b.division_id and o.basket_id = b.id)) as kept`);
  const [{ orders, paid, charges, money, mailed, unanswered, items, kept }] = rows as [Record<string, string>];
  const isWhole =
    Number(orders) > 0 &&
    [paid, charges, money, mailed].every((count) => count === orders) &&
    Number(items) === 2 * Number(orders) &&
    Number(unanswered) === 0 &&
    Number(kept) === 0;
  if (!isWhole) throw new Error(`The orders do not add up: ${JSON.stringify(rows[0])}`);
  return `${orders} orders checked: one charge and one mail each, no key without an answer`;
}
