// Where somebody's sign-up stands: the one answer that pages, forms and the dashboard's entrance go by.
import { withoutDivision } from "@selvedge/db/with-division";
import { makesShop, nextSignUpPath, signUpPaths } from "@selvedge/domain/sign-up/sign-up-steps";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Account, findAccount } from "../../../plugins/access/find-account.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { draftOf, signUpOfVisitor } from "./queries.ts";
import { mayResendAt } from "./send-again.ts";

export interface Draft {
  name: string;
  label: string;
  sells: readonly string[] | null;
}

export interface Progress {
  /** The page to go on at. */
  path: string;
  draft: Draft;
  hasSignedEula: boolean;
  hasStore: boolean;
  /** The last step makes a shop. */
  isMaking: boolean;
}

const emptyDraft: Draft = { name: "", label: "", sells: null };

/** How far an account has come, and what it has said of its shop so far. */
export async function progressOf({ pools }: Platform, account: Account): Promise<Progress> {
  const row = await withoutDivision(pools.web, (db) => draftOf(db, account.id));
  const isDone = row?.division_id != null;
  const { isVerified, hasSignedEula } = account;
  const hasStore = account.shops.length > 0;
  const made = row ? { ...row, isDone } : null;
  return {
    path: nextSignUpPath({ isVerified, hasSignedEula, hasStore, draft: made }),
    isMaking: makesShop({ hasStore, draft: made }),
    draft: row && !isDone ? { name: row.name, label: row.label, sells: row.sells } : emptyDraft,
    hasSignedEula,
    hasStore,
  };
}

/** Where somebody goes on who asks for the sign-up without saying where; its first page for who has not begun. */
export async function signUpPath(platform: Platform, request: FastifyRequest): Promise<string> {
  const account = await findAccount(platform, request);
  if (account) return (await progressOf(platform, account)).path;
  return (await waitingSignUp(platform, request)) ? signUpPaths.verify : signUpPaths.account;
}

export interface WaitingSignUp {
  email: string;
  /** When the code may be sent again; a moment that has passed means now. */
  resendAt: Date;
}

/** The sign-up that this browser waits with; null where it has none. */
export async function waitingSignUp(
  { pools }: Platform,
  { sessionToken }: FastifyRequest,
): Promise<WaitingSignUp | null> {
  if (!sessionToken) return null;
  return withoutDivision(pools.web, async (db) => {
    const row = await signUpOfVisitor(db, hashOfSessionToken(sessionToken));
    if (!row || row.confirmed_at) return null;
    return {
      email: row.email,
      resendAt: await mayResendAt(db, row.email_normalised),
    };
  });
}
