import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface ReferralRow {
  code: string;
  visitors: number;
  lastVisitAt: Date;
  orders: number;
  paidIncTaxMinor: number;
}

/** Names that are listed at most. */
const mostListed = 200;

/** Who sent visitors to a shop; the most orders first. An order counts while its money stays; what is refunded is taken off. */
export async function listReferrals(db: Bound, divisionId: DivisionId): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    select r.code, r.visitors, r.last_at as "lastVisitAt", count(o.id)::int as orders,
      coalesce(sum(o.total_minor - o.refunded), 0)::bigint as "paidIncTaxMinor"
    from referrals r left join lateral (
      select o.id, o.total_minor, (select coalesce(sum(f.total_minor), 0) from refunds f
          where f.division_id = o.division_id and f.order_id = o.id and f.state <> 'failed') as refunded
      from order_referrals m join orders o on o.division_id = m.division_id and o.id = m.order_id
      where m.division_id = r.division_id and m.code = r.code
        and o.paid_at is not null and o.deleted_at is null and o.status <> 'refunded') o on true
    where r.division_id = ${divisionId}
    group by r.code, r.visitors, r.last_at order by orders desc, r.visitors desc, r.code limit ${mostListed}`.execute(
    db,
  );
  return rows;
}
