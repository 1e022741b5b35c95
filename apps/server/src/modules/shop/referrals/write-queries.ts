import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** Names of a shop that are counted at most: anyone can write an address with another one. */
const mostCodes = 500;

/** Counts a visitor who came by a shared link. A shop that has as many names as are counted gets no new ones. */
export async function addVisitor(db: Bound, divisionId: DivisionId, code: string): Promise<void> {
  await sql`
    insert into referrals (division_id, code, visitors)
    select ${divisionId}, ${code}, 1
    where exists (select from referrals where division_id = ${divisionId} and code = ${code})
      or (select count(*) from referrals where division_id = ${divisionId}) < ${mostCodes}
    on conflict (division_id, code) do update set visitors = referrals.visitors + 1, last_at = now()`.execute(db);
}

/** Stores who sent the buyer of a new order; nothing for a name that nobody came by, since a cookie says what it likes. */
export async function recordOrderReferral(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  code: string,
): Promise<void> {
  if (code === "") return;
  await sql`
    insert into order_referrals (division_id, order_id, code)
    select division_id, ${orderId}, code from referrals where division_id = ${divisionId} and code = ${code}
    on conflict do nothing`.execute(db);
}
