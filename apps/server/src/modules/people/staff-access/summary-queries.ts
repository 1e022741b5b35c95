// What ends soon and what staff lacked, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

export interface EndingRow {
  full_name: string;
  /** null for one of a shop's people. */
  user_id: number | null;
  shop_name: string | null;
  permission: string;
  until: Date;
}

/** Permissions of limited time that end within the bounds, the next one first; of shops' people too with `withShops`. */
export async function endingPermissions(
  db: Bound,
  { from, to, withShops, limit }: { from: Date; to: Date; withShops: boolean; limit: number },
): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select full_name, user_id, shop_name, permission, until from (
      select a.full_name, u.id as user_id, null as shop_name, t.permission, t.until
      from staff_users u join accounts a on a.id = u.account_id,
        jsonb_to_recordset(u.timed_permissions) as t(permission text, until timestamptz)
      where u.status = 0
      union all
      select coalesce(nullif(a.full_name, ''), a.email), null, d.name, t.permission, t.until
      from memberships m join accounts a on a.id = m.account_id join divisions d on d.id = m.division_id,
        jsonb_to_recordset(m.timed_permissions) as t(permission text, until timestamptz)
      where ${withShops} and m.timed_permissions <> '[]') given
    where until > ${from} and until <= ${to} order by until, full_name limit ${limit}`.execute(db);
  return rows;
}

export interface MissedRow {
  permission: string;
  user_id: number;
  account_id: number;
  full_name: string;
  times: number;
  last_at: Date;
}

/**
 * Permissions that enabled staff lacked since `since`, by person. What is refused again within ten minutes counts once: a
 * page may make several calls, and asks again by itself.
 */
export async function missedPermissions(
  db: Bound,
  { since, limit }: { since: Date; limit: number },
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    select p.detail->>'permission' as permission, u.id as user_id, u.account_id, a.full_name,
      count(distinct floor(extract(epoch from p.created_at) / 600))::int as times, max(p.created_at) as last_at
    from platform_audit_log p join staff_users u on u.account_id = p.account_id join accounts a on a.id = u.account_id
    where p.action = 'permission.refused' and p.created_at > ${since} and p.detail->>'of' = 'staff'
      and p.detail->>'permission' is not null and u.status = 0
    group by 1, 2, 3, 4 order by times desc, last_at desc limit ${limit}`.execute(db);
  return rows;
}

/** What enabled staff may do now: for good, and until an instant. */
export const staffAccessNow = (db: Bound) =>
  db
    .selectFrom("staff_users")
    .where("status", "=", 0)
    .select(["id", "roles", "extra_permissions", "timed_permissions", "store_control_role"])
    .execute();
