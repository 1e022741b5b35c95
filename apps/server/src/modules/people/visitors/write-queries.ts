import type { Bound } from "@selvedge/db/bound";
import type { ComingSoon } from "@selvedge/domain/access/coming-soon";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";

/** A shop's row of gates, made where it has none, and locked: two changes at once are made one after the other. */
export async function lockGates(db: Bound, divisionId: DivisionId) {
  await db
    .insertInto("shop_sites")
    .values({ division_id: divisionId })
    .onConflict((known) => known.doNothing())
    .execute();
  return db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select(["password_hash", "password_changed_at", "coming_soon_enabled", "coming_soon_page"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Gates {
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  isComingSoon: boolean;
  comingSoon: ComingSoon;
}

export const storeGates = (db: Bound, divisionId: DivisionId, gates: Gates) =>
  db
    .updateTable("shop_sites")
    .where("division_id", "=", divisionId)
    .set({
      password_hash: gates.passwordHash,
      password_changed_at: gates.passwordChangedAt,
      coming_soon_enabled: gates.isComingSoon,
      coming_soon_page: JSON.stringify(gates.comingSoon),
    })
    .execute();

/** Lets an address in, or names the one that is let in already as mailed again. Returns its id. */
export async function storeVisitor(
  db: Bound,
  divisionId: DivisionId,
  { email, invitedBy, at }: { email: string; invitedBy: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("shop_visitors")
    .values({
      division_id: divisionId,
      email: email.trim(),
      email_normalised: normaliseEmail(email),
      invited_by: invitedBy,
      created_at: at,
      mailed_at: at,
    })
    .onConflict((known) => known.columns(["division_id", "email_normalised"]).doUpdateSet({ mailed_at: at }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether there was somebody to shut out. */
export async function deleteVisitor(db: Bound, divisionId: DivisionId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("shop_visitors")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The review of a shop, locked until the transaction ends; undefined for a shop that is not there. */
export const lockReview = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions")
    .where("id", "=", divisionId)
    .select(["under_review_since as since", "under_review_reason as reason"])
    .forUpdate()
    .executeTakeFirst();

/** The database announces the change, so no cached page of the shop is left. */
export const setReview = (
  db: Bound,
  divisionId: DivisionId,
  { since, reason }: { since: Date | null; reason: string },
) =>
  db
    .updateTable("divisions")
    .set({ under_review_since: since, under_review_reason: reason })
    .where("id", "=", divisionId)
    .execute();

export interface Decided {
  at: Date;
  accountId: number | null;
  /** Why the site is denied; null where it is approved. */
  denialReason: string | null;
}

/** Keeps what moderation says of a shop's site: nothing while it looks, then yes, or no with the reason. */
export const keepApproval = (db: Bound, divisionId: DivisionId, decided: Decided | null) =>
  sql`
    insert into approval_items (division_id, subdomain_id, approved, denial_reason, decided_at, decided_by)
    select division_id, id, ${decided ? Number(decided.denialReason === null) : null}::smallint,
      ${decided?.denialReason ?? ""}, ${decided?.at ?? null}::timestamptz,
      (select max(u.id) from staff_users u where u.account_id = ${decided?.accountId ?? null}::bigint)
    from subdomains where division_id = ${divisionId}`.execute(db);
