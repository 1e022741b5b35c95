import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** The local processor's side of a shop's payments, so that their money can go back. Its books belong to the web role. */
export const writeCharges = (pools: Pools, divisionId: DivisionId): Promise<unknown> =>
  withDivision(pools.web, divisionId, (db) =>
    sql`
    with paid as (
      select a.id::text as key, a.provider_reference as reference, a.amount_minor, a.currency,
        split_part(a.payment_method_name, ' ', 1) as brand, right(a.payment_method_name, 4) as last4
      from payment_attempts a where a.division_id = ${divisionId} and a.state = 'succeeded'
    ), tokens as (
      insert into local_cards.tokens (token, brand, last4, behaviour)
      select 'tok_' || key, brand, last4, 'approve' from paid on conflict do nothing
    )
    insert into local_cards.charges (reference, idempotency_key, amount_minor, currency, state, message, token, return_url)
    select reference, key, amount_minor, currency, 'succeeded', '', 'tok_' || key, '' from paid on conflict do nothing`.execute(
      db,
    ),
  );
