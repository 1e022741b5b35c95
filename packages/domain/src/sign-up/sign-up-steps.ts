// How far a sign-up has come. Source: readings "Sign-up".
import { dashboardPath } from "../access/account-guards.ts";

/** Pages of the sign-up, in the order in which they come. */
export const signUpPaths = {
  account: "/sign-up/",
  verify: "/sign-up/verify/",
  shop: "/sign-up/shop/",
  sell: "/sign-up/sell/",
  terms: "/sign-up/eula/",
  /** Leads to the step at which somebody stopped. */
  next: "/sign-up/next/",
} as const;

/** The shop that somebody is making. */
export interface ShopDraft {
  label: string;
  /** null before it was asked. */
  sells: readonly string[] | null;
  /** It has become a shop. */
  isDone: boolean;
}

export interface SignUpProgress {
  isVerified: boolean;
  hasSignedEula: boolean;
  hasStore: boolean;
  draft: ShopDraft | null;
}

/** The draft of a shop that is not made yet. */
const openDraft = (draft: ShopDraft | null): ShopDraft | null => (draft?.isDone ? null : draft);

/**
 * Whether a shop is still to be made: one was begun, or the one that was made is gone. An account that was made without the
 * wish for a shop has none to make (`should_have_store` 0, or an invitation).
 */
export const makesShop = ({ hasStore, draft }: Pick<SignUpProgress, "hasStore" | "draft">): boolean =>
  openDraft(draft) !== null || (draft !== null && !hasStore);

/** What was asked for when an account was made, as `should_have_store` and `dashboard_access`. */
export interface AskedFor {
  store: boolean;
  dashboard: boolean;
}

/** Where somebody goes who has just confirmed their address. Source: platform-core §7 "customer/create". */
export function afterConfirming({ store, dashboard }: AskedFor): string {
  if (store) return signUpPaths.next;
  return dashboard ? dashboardPath : "/";
}

/**
 * The page where somebody who is signed in goes on, whatever device they come back on. Who has no shop and asked for none
 * stays at "next", which offers one.
 */
export function nextSignUpPath(progress: SignUpProgress): string {
  const { isVerified, hasSignedEula } = progress;
  if (!isVerified) return signUpPaths.verify;
  if (!makesShop(progress)) {
    if (!progress.hasStore) return signUpPaths.next;
    return hasSignedEula ? dashboardPath : signUpPaths.terms;
  }
  const draft = openDraft(progress.draft);
  if (!draft?.label) return signUpPaths.shop;
  return draft.sells === null ? signUpPaths.sell : signUpPaths.terms;
}
