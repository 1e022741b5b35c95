// Roles, people and requests, for the back-office role. SQL only.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";

/** How many people have each role, by its word. */
export async function countsByRole(db: Bound): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; people: number }>`
    select word, count(*)::int as people from staff_users, unnest(roles) as word group by word`.execute(db);
  return new Map(rows.map(({ word, people }) => [word, people]));
}

export interface RequestRow {
  id: number;
  division_id: DivisionId | null;
  account_id: number;
  full_name: string;
  staff_user_id: number | null;
  roles: string[] | null;
  shop_name: string | null;
  permissions: string[];
  reason: string;
  status: "waiting" | "granted" | "denied";
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  answer_note: string;
  granted_until: Date | null;
}

const answeredShown = 50;

const views: Record<"waiting" | "answered", { where: RawBuilder<boolean>; order: RawBuilder<unknown> }> = {
  waiting: { where: sql`p.status = 'waiting'`, order: sql`p.id` },
  answered: {
    where: sql`p.status <> 'waiting'`,
    order: sql`p.decided_at desc, p.id desc limit ${sql.lit(answeredShown)}`,
  },
};

/** Requests of staff; of shops' people too with `withShops`. */
export async function requestRows(db: Bound, view: "waiting" | "answered", withShops: boolean): Promise<RequestRow[]> {
  const { where, order } = views[view];
  const { rows } = await sql<RequestRow>`
    select p.id::int, p.division_id, p.account_id, a.full_name, u.id as staff_user_id, u.roles, d.name as shop_name, p.permissions,
      p.reason, p.status, p.created_at, b.full_name as decided_by, p.decided_at, p.answer_note, p.granted_until
    from permission_requests p join accounts a on a.id = p.account_id
    left join staff_users u on u.account_id = a.id and p.division_id is null
    left join divisions d on d.id = p.division_id left join accounts b on b.id = p.decided_by
    where ${where} and (p.division_id is null or ${withShops}) order by ${order}`.execute(db);
  return rows;
}

export async function countWaiting(db: Bound, withShops: boolean): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from permission_requests
    where status = 'waiting' and (division_id is null or ${withShops})`.execute(db);
  return rows[0]!.waiting;
}

export const lockRequest = (db: Bound, id: number) =>
  db
    .selectFrom("permission_requests")
    .where("id", "=", id)
    .select(["id", "division_id", "account_id", "permissions", "status"])
    .forUpdate()
    .executeTakeFirst();

export const lockMember = (db: Bound, divisionId: DivisionId, accountId: number) =>
  db
    .selectFrom("memberships")
    .where("division_id", "=", divisionId)
    .where("account_id", "=", accountId)
    .select(["id", "permissions", "timed_permissions"])
    .forUpdate()
    .executeTakeFirst();

export const roleNamed = (db: Bound, name: string, otherThan: string) =>
  db
    .selectFrom("staff_roles")
    .where("word", "<>", otherThan)
    .where((row) => row(row.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .select("word")
    .executeTakeFirst();

/** What the mail to the person who asked says; null while nobody has answered. */
export async function answeredRequest(db: Bound, id: number) {
  const { rows } = await sql<{
    email: string;
    permissions: string[];
    status: string;
    answer_note: string;
    granted_until: Date | null;
    decided_by: string;
    shop_name: string | null;
    place: string;
  }>`
    select a.email, p.permissions, p.status, p.answer_note, p.granted_until, p.place, b.full_name as decided_by, d.name as shop_name
    from permission_requests p join accounts a on a.id = p.account_id join accounts b on b.id = p.decided_by
    left join divisions d on d.id = p.division_id where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A request that waits, and the enabled colleagues who are not muted. */
export async function askedRequest(db: Bound, id: number) {
  const { rows } = await sql<{ full_name: string; account_id: number; permissions: string[]; reason: string }>`
    select a.full_name, p.account_id, p.permissions, p.reason from permission_requests p join accounts a on a.id = p.account_id
    where p.id = ${id} and p.status = 'waiting' and p.division_id is null`.execute(db);
  return rows[0] ?? null;
}

export const listeningStaff = (db: Bound) =>
  db
    .selectFrom("staff_users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("u.status", "=", 0)
    .where("u.muted_at", "is", null)
    .select(["u.account_id", "a.email", "a.full_name", "u.roles", "u.extra_permissions", "u.store_control_role"])
    .orderBy("u.id")
    .execute();
