import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** Everything that decides who may visit a shop, but the people who are let in. */
export const storedAccess = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("shop_sites as s", "s.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["d.time_zone", "d.under_review_since", "d.under_review_reason"])
    .select(["s.password_hash", "s.password_changed_at", "s.coming_soon_enabled", "s.coming_soon_page"])
    .executeTakeFirstOrThrow();

export interface Denial {
  /** Of what moderation said. */
  id: number;
  reason: string;
  at: Date;
  /** What the shop's people answered last; null while they have not. */
  answer: { words: string; at: Date; by: string } | null;
}

/** Why a shop's site was denied, while that is what moderation said of it last; null otherwise. */
export async function denialOf(db: Bound, divisionId: DivisionId): Promise<Denial | null> {
  const last = await db
    .selectFrom("approval_items as i")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("denial_answers as n")
          .innerJoin("accounts as a", "a.id", "n.account_id")
          .whereRef("n.division_id", "=", "i.division_id")
          .whereRef("n.approval_item_id", "=", "i.id")
          .select(["n.words", "n.created_at as answered_at"])
          // Who has just signed up has no name yet.
          .select(sql<string>`coalesce(nullif(a.full_name, ''), a.email)`.as("by"))
          .orderBy("n.id", "desc")
          .limit(1)
          .as("answer"),
      (join) => join.onTrue(),
    )
    .where("i.division_id", "=", divisionId)
    .select([
      "i.id",
      "i.approved",
      "i.denial_reason",
      "i.decided_at",
      "answer.words",
      "answer.answered_at",
      "answer.by",
    ])
    .orderBy("i.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.approved !== 0 || !last.decided_at) return null;
  const { words, answered_at: at, by } = last;
  const answer = words !== null && at && by !== null ? { words, at, by } : null;
  return { id: last.id, reason: last.denial_reason, at: last.decided_at, answer };
}

/** An answer as it is shown. */
export const shownAnswer = (answer: Denial["answer"]) => answer && { ...answer, at: answer.at.toISOString() };

/** A denial as staff see it. */
export const shownDenial = ({ reason, at, answer }: Omit<Denial, "id">) => ({
  ...{ reason, at: at.toISOString(), answer: shownAnswer(answer) },
});

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
