import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface NewSignUp {
  visitorHash: Buffer;
  accountId: number | null;
  madeAccount: boolean;
  divisionId: DivisionId;
  email: string;
  emailNormalised: string;
  passwordHash: string;
  shouldHaveStore: boolean;
  dashboardAccess: boolean;
  shopWords: string;
}

/** Stores the sign-up of a browser in place of its earlier one, and returns its id. */
export const writeSignUp = async (db: Bound, row: NewSignUp): Promise<number> => {
  const values = {
    account_id: row.accountId,
    made_account: row.madeAccount,
    division_id: row.divisionId,
    email: row.email,
    email_normalised: row.emailNormalised,
    password_hash: row.passwordHash,
    should_have_store: row.shouldHaveStore,
    dashboard_access: row.dashboardAccess,
    shop_words: row.shopWords,
    confirmed_at: null,
  };
  const { id } = await db
    .insertInto("sign_ups")
    .values({ visitor_hash: row.visitorHash, ...values })
    .onConflict((same) => same.column("visitor_hash").doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Makes an account whose address is not confirmed; undefined when the address has one. */
export const insertAccount = (
  db: Bound,
  { email, emailNormalised, passwordHash }: { email: string; emailNormalised: string; passwordHash: string },
) =>
  db
    .insertInto("accounts")
    .values({ email, email_normalised: emailNormalised, password_hash: passwordHash })
    .onConflict((same) => same.column("email_normalised").doNothing())
    .returning("id")
    .executeTakeFirst();

/** The shop's customer of an address, without an account until the address is confirmed. */
export const ensureCustomer = (
  db: Bound,
  divisionId: DivisionId,
  of: { email: string; emailNormalised: string; shouldHaveStore: boolean },
) =>
  db
    .insertInto("customers")
    .values({
      division_id: divisionId,
      email: of.email,
      email_normalised: of.emailNormalised,
      should_have_store: of.shouldHaveStore,
    })
    .onConflict((same) => same.columns(["division_id", "email_normalised"]).doNothing())
    .execute();

/** Joins the shop's customer of a confirmed address to its account. One that was there before asks for a shop only now. */
export const joinCustomer = (
  db: Bound,
  divisionId: DivisionId,
  of: { accountId: number; emailNormalised: string; shouldHaveStore: boolean },
) =>
  db
    .updateTable("customers")
    .where("division_id", "=", divisionId)
    .where("email_normalised", "=", of.emailNormalised)
    .where("account_id", "is", null)
    .set({ account_id: of.accountId, should_have_store: of.shouldHaveStore })
    .execute();

export const setSignUpAddress = (
  db: Bound,
  id: number,
  row: { email: string; emailNormalised: string; accountId: number | null; madeAccount: boolean },
) =>
  db
    .updateTable("sign_ups")
    .where("id", "=", id)
    .set({
      email: row.email,
      email_normalised: row.emailNormalised,
      account_id: row.accountId,
      made_account: row.madeAccount,
    })
    .execute();

export const setAccountAddress = (db: Bound, id: number, email: string, emailNormalised: string) =>
  db.updateTable("accounts").where("id", "=", id).set({ email, email_normalised: emailNormalised }).execute();

/** The address is confirmed: the password is that of the sign-up which proved it. */
export const confirmAccount = (db: Bound, id: number, passwordHash: string, at: Date) =>
  db.updateTable("accounts").where("id", "=", id).set({ verified_at: at, password_hash: passwordHash }).execute();

export const endSessionsOf = (db: Bound, accountId: number) =>
  db.deleteFrom("sessions").where("account_id", "=", accountId).execute();

export const setConfirmed = (db: Bound, signUpId: number, at: Date) =>
  db.updateTable("sign_ups").where("id", "=", signUpId).set({ confirmed_at: at }).execute();

export const deleteSignUp = (db: Bound, id: number) => db.deleteFrom("sign_ups").where("id", "=", id).execute();

/** Deletes a browser's sign-up that was confirmed since, and returns it; one of two at once gets it. */
export const takeConfirmedSignUp = (db: Bound, visitorHash: Buffer, since: Date) =>
  db
    .deleteFrom("sign_ups")
    .where("visitor_hash", "=", visitorHash)
    .where("confirmed_at", ">", since)
    .returning("account_id")
    .executeTakeFirst();

/** Begins a shop, unless one was begun. Its address is chosen later. */
export const beginDraft = (db: Bound, accountId: number, name: string) =>
  db
    .insertInto("shop_drafts")
    .values({ account_id: accountId, name })
    .onConflict((same) => same.column("account_id").doNothing())
    .execute();

/** Names the shop that is being made. After one that is done a new one begins. */
export const nameDraft = (db: Bound, accountId: number, name: string, label: string) =>
  db
    .insertInto("shop_drafts")
    .values({ account_id: accountId, name, label })
    .onConflict((same) =>
      same.column("account_id").doUpdateSet({
        name,
        label,
        sells: sql`case when shop_drafts.division_id is null then shop_drafts.sells end`,
        division_id: null,
        updated_at: sql`now()`,
      }),
    )
    .execute();

export const setDraftGoods = (db: Bound, accountId: number, sells: readonly string[]) =>
  db
    .updateTable("shop_drafts")
    .where("account_id", "=", accountId)
    .where("division_id", "is", null)
    .set({ sells: [...sells], updated_at: sql`now()` })
    .execute();

export const finishDraft = (db: Bound, accountId: number, divisionId: DivisionId, at: Date) =>
  db
    .updateTable("shop_drafts")
    .where("account_id", "=", accountId)
    .set({ division_id: divisionId, updated_at: at })
    .execute();

export const signTerms = (db: Bound, accountId: number, version: string, at: Date) =>
  db
    .updateTable("accounts")
    .where("id", "=", accountId)
    .set({ signed_eula_at: at, signed_eula_version: version })
    .execute();
