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

/** Whether a shop is still to be made: one was begun, or there is none to go to. */
export const makesShop = ({ hasStore, draft }: Pick<SignUpProgress, "hasStore" | "draft">): boolean =>
  !hasStore || openDraft(draft) !== null;

/** The page where somebody who is signed in goes on, whatever device they come back on. */
export function nextSignUpPath(progress: SignUpProgress): string {
  const { isVerified, hasSignedEula } = progress;
  if (!isVerified) return signUpPaths.verify;
  if (!makesShop(progress)) return hasSignedEula ? dashboardPath : signUpPaths.terms;
  const draft = openDraft(progress.draft);
  if (!draft?.label) return signUpPaths.shop;
  return draft.sells === null ? signUpPaths.sell : signUpPaths.terms;
}
