// One colleague's record, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { privateFieldNames, privateFields } from "@selvedge/domain/people/private-fields";
import { sql } from "kysely";
import { lastActive, type PersonRow } from "./people-queries.ts";

export interface ProfileRow extends PersonRow {
  email: string;
  username: string | null;
  mission: string;
  bio: string;
  colour: string;
  channel: string | null;
  size: string;
  is_leadership: boolean;
  reports_to: { id: number; fullName: string } | null;
  created_at: Date;
  employee_statement_option: string;
  two_factor_enabled_at: Date | null;
  has_password: boolean;
  sessions: number;
  extra_permissions: string[];
  timed_permissions: { permission: string; until: string }[];
  store_control_role: string;
  mobile_phone_number: string;
  street_address: string;
  city: string;
  county: string;
  post_code: string;
}

export async function profileRow(db: Bound, userId: number, at: Date): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.account_id, trim(u.first_name || ' ' || u.last_name) as full_name, u.team, t.name as team_name, u.roles,
      u.status, u.muted_at, ${lastActive} as last_active, a.email, u.username, u.mission, u.bio, u.colour, c.name as channel,
      u.size, u.is_leadership, u.created_at, u.employee_statement_option, a.two_factor_enabled_at,
      a.password_hash <> '' as has_password, u.extra_permissions, u.timed_permissions, u.store_control_role,
      u.mobile_phone_number, u.street_address, u.city, u.county, u.post_code,
      (select count(*)::int from sessions s where s.account_id = u.account_id and s.expires_at > ${at}) as sessions,
      (select json_build_object('id', l.id, 'fullName', trim(l.first_name || ' ' || l.last_name)) from staff_users l
       where l.id = u.reports_to) as reports_to
    from staff_users u join accounts a on a.id = u.account_id left join teams t on t.code = u.team
    left join channels c on c.id = u.channel_id where u.id = ${userId}`.execute(db);
  return rows[0];
}

export const sealedOf = (db: Bound, userId: number) =>
  db
    .selectFrom("staff_private_details")
    .where("staff_user_id", "=", userId)
    .select(privateFieldNames.map((field) => `${privateFields[field].column} as ${field}` as const))
    .executeTakeFirst();

export const badgesOf = (db: Bound, userId: number) =>
  db
    .selectFrom("staff_rfids")
    .where("staff_user_id", "=", userId)
    .where("revoked_at", "is", null)
    .select(["id", "name", "code_ending", "issued_at"])
    .orderBy("id")
    .execute();

export const okrsOf = (db: Bound, userId: number) =>
  db
    .selectFrom("staff_okrs")
    .where("staff_user_id", "=", userId)
    .select(["quarter", "objective", "key_result", "completion", "weight"])
    .orderBy("quarter", "desc")
    .orderBy("id")
    .execute();

/** Requests for permissions of staff that wait for an answer. */
export const waitingOf = (db: Bound, accountId: number) =>
  db
    .selectFrom("permission_requests")
    .where("account_id", "=", accountId)
    .where("division_id", "is", null)
    .where("status", "=", "waiting")
    .select(["id", "permissions", "created_at"])
    .orderBy("id")
    .execute();

/** The audit's rows about a person's record, the newest first. */
export const auditOf = (db: Bound, userId: number, since: Date) =>
  db
    .selectFrom("platform_audit_log")
    .where("subject", "=", `user ${userId}`)
    .where("created_at", ">", since)
    .select(["id", "action", "actor_name", "detail", "created_at"])
    .orderBy("id", "desc")
    .limit(100)
    .execute();
