import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

const columns = [
  "id",
  "account_id",
  "made_account",
  "division_id",
  "email",
  "email_normalised",
  "password_hash",
  "should_have_store",
  "dashboard_access",
  "shop_words",
  "confirmed_at",
] as const;

/** The sign-up of a browser, by its session; undefined where it has none. */
export const signUpOfVisitor = (db: Bound, visitorHash: Buffer) =>
  db.selectFrom("sign_ups").where("visitor_hash", "=", visitorHash).select(columns).executeTakeFirst();

/** What the newest sign-up of an account asked for. */
export const signUpOfAccount = (db: Bound, accountId: number) =>
  db
    .selectFrom("sign_ups")
    .where("account_id", "=", accountId)
    .select(["should_have_store", "dashboard_access"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof signUpOfVisitor>>>;

/** The same, locked until the transaction ends. */
export const lockSignUpOfVisitor = (db: Bound, visitorHash: Buffer) =>
  db.selectFrom("sign_ups").where("visitor_hash", "=", visitorHash).select(columns).forUpdate().executeTakeFirst();

/** A sign-up by its id, locked: a link from a mail names it. */
export const lockSignUp = (db: Bound, id: number) =>
  db.selectFrom("sign_ups").where("id", "=", id).select(columns).forUpdate().executeTakeFirst();

const accountColumns = [
  "id",
  "email",
  "email_normalised",
  "full_name",
  "password_hash",
  "verified_at",
  "disabled_at",
  "signed_eula_version",
] as const;

export const accountByAddress = (db: Bound, emailNormalised: string) =>
  db.selectFrom("accounts").where("email_normalised", "=", emailNormalised).select(accountColumns).executeTakeFirst();

export const lockAccount = (db: Bound, id: number) =>
  db.selectFrom("accounts").where("id", "=", id).select(accountColumns).forUpdate().executeTakeFirstOrThrow();

const draftColumns = ["account_id", "name", "label", "sells", "division_id"] as const;

export const draftOf = (db: Bound, accountId: number) =>
  db.selectFrom("shop_drafts").where("account_id", "=", accountId).select(draftColumns).executeTakeFirst();

/** Those of some labels that a shop has, or had a while ago. */
export const takenLabels = async (db: Bound, labels: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom("subdomains")
    .where("label", "in", labels)
    .select("label")
    .unionAll((q) =>
      q.selectFrom("former_labels").where("label", "in", labels).where("until", ">", sql<Date>`now()`).select("label"),
    )
    .execute();
  return new Set(rows.map(({ label }) => label));
};
