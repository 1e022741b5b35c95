import type { Bound } from "@selvedge/db/bound";
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface OpenOrderRow {
  id: OrderId;
  reference: string;
  /** What it holds of gift cards. */
  giftCardMinor: number;
  hasAttemptUnderWay: boolean;
  openAttempts: string[];
}

/**
 * The order of a visitor's basket that still waits for money, with whether an attempt of the last minute is unanswered,
 * and the attempts that could still succeed: at a bank, or with a process that died.
 */
export async function findOpenOrder(db: Bound, divisionId: DivisionId, ownerHash: Buffer) {
  const { rows } = await sql<OpenOrderRow>`
    select o.id, o.reference, o.gift_card_minor as "giftCardMinor", exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
      and a.state = 'started' and a.created_at > now() - interval '60 seconds') as "hasAttemptUnderWay",
      array(select a.id::text from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
        and a.state in ('started', 'action_needed') order by a.created_at) as "openAttempts"
    from baskets b join orders o on o.division_id = b.division_id and o.basket_id = b.id
    where b.division_id = ${divisionId} and b.owner_hash = ${basketOwner(ownerHash)} and b.name = 'main' and o.deleted_at is null and o.status in ('new', 'to_be_paid')
    for update of o`.execute(db);
  return rows[0];
}
