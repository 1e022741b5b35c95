// Customers' accounts for staff, and the two sessions of a view. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface CustomerRow {
  id: number;
  full_name: string;
  email: string;
  created_at: Date;
  disabled_at: Date | null;
  verified_at: Date | null;
  runs: { id: number; name: string; role: string }[];
  buys_at: { id: number; name: string }[];
}

const runs = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'role', m.role) order by d.name), '[]')
  from memberships m join divisions d on d.id = m.division_id where m.account_id = a.id)`;

const buysAt = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name), '[]')
  from divisions d where not d.disabled and exists (select from customers c where c.division_id = d.id and c.account_id = a.id))`;

/**
 * One page of accounts that are no colleague's, by name, and how many match. Those whose address nobody has confirmed are
 * found by a search alone: most were left behind for another address. For the back-office role.
 */
export async function customersPage(
  db: Bound,
  { q, page, perPage }: { q: string; page: number; perPage: number },
): Promise<{ rows: CustomerRow[]; total: number }> {
  const part = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matches = q
    ? sql`and (a.full_name ilike ${part} or a.email ilike ${part} or exists (
        select from memberships m join divisions d on d.id = m.division_id where m.account_id = a.id and d.name ilike ${part}))`
    : sql`and a.verified_at is not null`;
  const from = sql`from accounts a where not exists (select from staff_users u where u.account_id = a.id) ${matches}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<CustomerRow>`select a.id, a.full_name, a.email, a.created_at, a.disabled_at, a.verified_at, ${runs} as runs, ${buysAt} as buys_at
      ${from} order by lower(a.full_name), a.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counted[0]!.total };
}

/** An account as a view needs it; undefined for none. */
export const viewedAccount = async (db: Bound, accountId: number) => {
  const { rows } = await sql<{ full_name: string; is_staff: boolean; is_disabled: boolean; runs_shops: boolean }>`
    select a.full_name, a.disabled_at is not null as is_disabled,
      exists (select from staff_users u where u.account_id = a.id) as is_staff,
      exists (select from memberships m where m.account_id = a.id) as runs_shops
    from accounts a where a.id = ${accountId}`.execute(db);
  return rows[0];
};

/** The first label of a shop's host, where the account is one of its customers; undefined otherwise. */
export const shopOfCustomer = (db: Bound, accountId: number, divisionId: DivisionId) =>
  db
    .selectFrom("customers as c")
    .innerJoin("divisions as d", "d.id", "c.division_id")
    .innerJoin("subdomains as s", "s.division_id", "d.id")
    .where("c.division_id", "=", divisionId)
    .where("c.account_id", "=", accountId)
    .where("d.disabled", "=", false)
    .select(["d.name", "s.label"])
    .limit(1)
    .executeTakeFirst();

/** The session of a cookie that is no view itself, and that no badge began. */
export const ownSession = (db: Bound, tokenHash: Buffer) =>
  db
    .selectFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .where("viewer_session_id", "is", null)
    .where("terminal_id", "is", null)
    .select("id")
    .executeTakeFirst();

/** The colleague whose session begins a view, if it still stands. */
export const viewer = (db: Bound, sessionId: number, at: Date) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .innerJoin("staff_users as u", "u.account_id", "a.id")
    .where("s.id", "=", sessionId)
    .where("s.expires_at", ">", at)
    .where("u.status", "=", 0)
    .where("a.disabled_at", "is", null)
    .select(["a.id", "a.full_name"])
    .executeTakeFirst();

/** What the mail about a view says; undefined for an account that is gone. */
export const accountToTell = (db: Bound, accountId: number) =>
  db.selectFrom("accounts").where("id", "=", accountId).select(["email", "full_name"]).executeTakeFirst();
