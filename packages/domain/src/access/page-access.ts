import { type GuardName, guardSets } from "./guards.ts";

/** Who may see a page, as its owner chooses. Source: storefront §3.1. */
export const loginStates = ["everyone", "logged-in", "logged-out", "dashboard-access"] as const;
export type LoginState = (typeof loginStates)[number];

const guardsOf: Readonly<Record<LoginState, readonly GuardName[]>> = {
  everyone: [],
  "logged-in": ["isLoggedIn"],
  "logged-out": ["isLoggedOut"],
  "dashboard-access": guardSets.dashboardAccess,
};

/** What is known of a page that decides who may see it. */
export interface PageAccess {
  /** As it is stored; anything unknown requires the most, so that a mistyped page is not shown to all. */
  loginState: unknown;
  isPublished: boolean;
}

/** The guards of a page in the order in which they are checked. Source: storefront §6, readings "Unpublished pages". */
export function pageGuards({ loginState, isPublished }: PageAccess): readonly GuardName[] {
  const state = loginState === undefined || loginState === null ? "everyone" : loginState;
  const known = loginStates.find((each) => each === state);
  const own = known ? guardsOf[known] : guardSets.dashboardAccess;
  return isPublished ? own : ["canVisitUnpublishedPages", ...own];
}
