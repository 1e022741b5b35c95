import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** Everything that decides who may visit a shop, but the people who are let in. */
export const storedAccess = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("shop_sites as s", "s.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["d.time_zone", "d.under_review_since", "d.under_review_reason"])
    .select(["s.password_hash", "s.password_changed_at", "s.coming_soon_enabled", "s.coming_soon_page"])
    .executeTakeFirstOrThrow();

/** Why a shop's site was denied, while that is what moderation said of it last; null otherwise. */
export async function denialOf(db: Bound, divisionId: DivisionId): Promise<{ reason: string; at: Date } | null> {
  const last = await db
    .selectFrom("approval_items")
    .where("division_id", "=", divisionId)
    .select(["approved", "denial_reason", "decided_at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.approved === 0 && last.decided_at ? { reason: last.denial_reason, at: last.decided_at } : null;
}

/** The people who are let into a shop that is not open, in the order in which they were. */
export const visitorsOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("shop_visitors")
    .where("division_id", "=", divisionId)
    .select(["id", "email", "mailed_at"])
    .orderBy("id")
    .execute();

export const visitorById = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("shop_visitors")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["id", "email", "mailed_at"])
    .executeTakeFirst();

/** The first part of a shop's host; null for the platform's own site. */
export async function labelOf(db: Bound, divisionId: DivisionId): Promise<string | null> {
  const row = await db
    .selectFrom("subdomains")
    .where("division_id", "=", divisionId)
    .select("label")
    .executeTakeFirst();
  return row?.label ?? null;
}

/** Those who run a shop and can sign in. */
export const ownersOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .where("m.division_id", "=", divisionId)
    .where("m.role", "=", "owner")
    .where("a.disabled_at", "is", null)
    .select(["a.id", "a.full_name as fullName", "a.email"])
    .orderBy("m.id")
    .execute();
