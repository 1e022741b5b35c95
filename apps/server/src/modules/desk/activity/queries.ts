// What people did in a shop, inside its division. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface ActivityFilter {
  person: number | null;
  /** Entries before this one alone; null for all. */
  before: { micros: string; id: string } | null;
  limit: number;
}

export interface ActivityRow {
  id: string;
  actor_kind: string;
  actor_name: string;
  account_id: number | null;
  action: string;
  subject: string;
  name: string | null;
  created_at: Date;
  /** Microseconds since 1970. */
  micros: string;
}

/**
 * The newest entries of merchants and staff, the latest first. A thing is called what it is called now; what is gone,
 * and what has no name of its own, what was written down with the entry.
 */
export async function newestActivity(
  db: Bound,
  divisionId: DivisionId,
  { person, before, limit }: ActivityFilter,
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select e.id::text, e.actor_kind, e.account_id,
      coalesce(nullif(e.actor_name, ''), (select coalesce(nullif(a.full_name, ''), a.email) from accounts a where a.id = e.account_id), '')
        as actor_name,
      e.action, e.subject, e.created_at,
      (extract(epoch from e.created_at) * 1000000)::bigint::text as micros,
      coalesce(case e.word
          when 'account' then (select coalesce(nullif(a.full_name, ''), a.email) from accounts a where a.id = e.number)
          when 'invitation' then (select i.email from invitations i where i.division_id = ${divisionId} and i.id = e.number)
          when 'product' then (select p.name from products p where p.division_id = ${divisionId} and p.id = e.number)
          when 'order' then (select o.reference from orders o where o.division_id = ${divisionId} and o.id = e.number)
          when 'collection' then (select c.name from collections c where c.division_id = ${divisionId} and c.id = e.number)
        end, e.detail->>'name', e.detail->>'title', e.detail->>'url', e.detail->'to'->>'name',
        case when e.word = 'discount' then e.detail->>'code' end) as name
    from (
      select id, actor_kind, actor_name, account_id, action, subject, detail, created_at, split_part(subject, ' ', 1) as word,
        case when split_part(subject, ' ', 2) ~ '^[0-9]{1,9}$' then split_part(subject, ' ', 2)::int end as number
      from audit_log
      where division_id = ${divisionId} and actor_kind in ('merchant', 'staff')
        ${before === null ? sql`` : sql`and (created_at, id) < (${instantOf(before.micros)}, ${before.id}::bigint)`}
        ${person === null ? sql`` : sql`and account_id = ${person} and actor_kind = 'merchant'`}
      order by created_at desc, id desc limit ${limit}) e
    order by e.created_at desc, e.id desc`.execute(db);
  return rows;
}

const instantOf = (micros: string) => sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
