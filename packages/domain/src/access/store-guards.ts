// Guards of a shop: coming soon, password, unpublished pages. Source: platform-core §6.
import { mainDivisionId } from "../shops/special-shops.ts";
import { type Guard, guard, missingPath, type Test } from "./guard.ts";
import type { VisitFacts } from "./visit-facts.ts";

export const countdownPath = "/countdown/";
export const gatePath = "/login/";
export const underReviewPath = "/store-under-review/";

/** Works for the platform, or is flagged so; a shop's own flag does not count on the platform's own site. */
export const isInternal: Test = ({ context, account, storeVisitor, divisionId }) =>
  context === "backoffice" ||
  account?.isInternal === true ||
  (storeVisitor.isInternal && divisionId !== mainDivisionId);

// Facts of the visitor are read last: a shop that has no such gate decides the same for everybody, and its pages are cached.
const isBehindCountdown: Test = (facts) => facts.store.isComingSoon && !facts.storeVisitor.isAllowed;

const isBehindPassword: Test = (facts) =>
  facts.store.isPasswordProtected && !isInternal(facts) && !facts.storeVisitor.isAllowed;

/** A shop's own flag on its customers opens nothing here: the platform reviews the shop. */
const isHeldForReview: Test = (facts) =>
  facts.store.isUnderReview &&
  facts.context !== "backoffice" &&
  facts.account?.isInternal !== true &&
  !facts.storeVisitor.isMember;

/** Coming soon comes first: somebody internal passes the password, but is shown the countdown as everybody is. */
const accessOf = (facts: VisitFacts): string | null =>
  isBehindCountdown(facts) ? countdownPath : isBehindPassword(facts) ? gatePath : null;

const canVisitStore: Guard = {
  sentence:
    "The shop is open, or the visitor is let in: to one that comes soon those allowed, to one with a password also internal people.",
  redirect: accessOf,
};

export const storeGuards = {
  canVisitReviewedStore: guard(
    "The platform does not review the shop, or the visitor is one of the platform's or of the shop's own people.",
    (facts) => !isHeldForReview(facts),
    underReviewPath,
  ),
  canVisitUnderReviewPage: guard("The shop is under review and the visitor is not let in.", isHeldForReview),
  canVisitStore,
  canVisitCountdownPage: guard("The shop comes soon and the visitor is not let in yet.", isBehindCountdown),
  canVisitLogin: guard(
    "The visitor cannot visit the shop, so the password is asked.",
    (facts) => accessOf(facts) !== null,
  ),
  internalUser: guard(
    "The back office's host was asked, or the visitor is one of ours. A shop's own flag counts everywhere but on the platform's site.",
    isInternal,
  ),
  canVisitUnpublishedPages: guard(
    "The visitor is internal or looks through a preview link that still holds.",
    (facts) => isInternal(facts) || facts.hasPreviewToken,
    missingPath,
  ),
};
