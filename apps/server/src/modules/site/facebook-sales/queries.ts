import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { PaidSale } from "./purchase-event.ts";

export interface SaleToTell extends PaidSale {
  readonly pixel: string;
  readonly sealedToken: string;
}

/** A paid order that Facebook has yet to hear of, with the shop's pixel; nothing once it was told, refused, or called off. */
export async function saleToTell(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<SaleToTell | undefined> {
  const { rows } = await sql<SaleToTell>`
    select o.reference, o.paid_at as "paidAt", o.total_minor as "totalMinor", o.currency, o.email,
      o.billing_first_name as "firstName", o.billing_last_name as "lastName", o.billing_city as city, o.billing_zip as zip,
      o.billing_country as country, s.visitor, p.settings ->> 'pixel' as pixel, p.sealed_token as "sealedToken"
    from facebook_sales s
    join orders o on o.division_id = s.division_id and o.id = s.order_id and o.paid_at is not null and o.deleted_at is null
    join division_plugins p on p.division_id = s.division_id and p.name = 'facebook-pixel' and p.sealed_token is not null
    where s.division_id = ${divisionId} and s.order_id = ${orderId} and s.state = 'waiting'`.execute(db);
  return rows[0];
}

export interface FacebookSales {
  hasToken: boolean;
  /** Paid orders that Facebook has yet to hear of. */
  waiting: number;
  /** The last one that it was told of, or should have been. */
  last: { reference: string; state: "waiting" | "sent" | "refused"; answer: string; triedAt: Date } | null;
}

/** How a shop's sales get on with Facebook. */
export async function facebookSales(db: Bound, divisionId: DivisionId): Promise<FacebookSales> {
  const { rows } = await sql<FacebookSales>`
    select
      exists (select from division_plugins p
        where p.division_id = ${divisionId} and p.name = 'facebook-pixel' and p.sealed_token is not null) as "hasToken",
      (select count(*)::int from facebook_sales s join orders o on o.division_id = s.division_id and o.id = s.order_id
        where s.division_id = ${divisionId} and s.state = 'waiting' and o.paid_at is not null) as waiting,
      (select json_build_object('reference', o.reference, 'state', s.state, 'answer', s.answer, 'triedAt', s.tried_at)
        from facebook_sales s join orders o on o.division_id = s.division_id and o.id = s.order_id
        where s.division_id = ${divisionId} and s.tried_at is not null order by s.tried_at desc limit 1) as last`.execute(
    db,
  );
  const { last, ...counted } = rows[0]!;
  return { ...counted, last: last && { ...last, triedAt: new Date(last.triedAt) } };
}
