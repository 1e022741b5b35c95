import { type GuardName, guardSets, isGuardName } from "./guards.ts";

/** Who may see a page, as its owner chooses. Source: storefront §3.1. */
export const loginStates = ["everyone", "logged-in", "logged-out", "dashboard-access"] as const;
export type LoginState = (typeof loginStates)[number];

const guardsOf: Readonly<Record<LoginState, readonly GuardName[]>> = {
  everyone: [],
  "logged-in": ["isLoggedIn"],
  "logged-out": ["isLoggedOut"],
  "dashboard-access": guardSets.dashboardAccess,
};

/** Where the visitors of a page are, as its owner chooses. */
export const pageRegions = {
  everywhere: [],
  uk: ["isUK"],
  eu: ["isEU"],
  rest: ["isRestOfWorld"],
} as const satisfies Record<string, readonly GuardName[]>;
export type PageRegion = keyof typeof pageRegions;

/** The plan that a page of the platform's own site is for. */
export const pagePlans = {
  any: [],
  pro: ["storeIsPro"],
  turbo: ["isTurbo"],
} as const satisfies Record<string, readonly GuardName[]>;
export type PagePlan = keyof typeof pagePlans;

/** What is known of a page that decides who may see it. */
export interface PageAccess {
  /** As it is stored; anything unknown requires the most, so that a mistyped page is not shown to all. */
  loginState: unknown;
  isPublished: boolean;
  /** Guards that the page itself names, as they are stored: a region, a plan, a badge. */
  guards?: unknown;
}

/** The guards of a page in the order in which they are checked. Source: storefront §6, readings "Unpublished pages". */
export function pageGuards({ loginState, isPublished, guards }: PageAccess): readonly GuardName[] {
  const own = [...guardsOf[knownLoginState(loginState)], ...namedGuards(guards)];
  return isPublished ? own : ["canVisitUnpublishedPages", ...own];
}

/** A page without a login state is for everyone; one with an unknown state requires the most. */
function knownLoginState(loginState: unknown): LoginState {
  if (loginState === undefined || loginState === null) return "everyone";
  return loginStates.find((each) => each === loginState) ?? "dashboard-access";
}

/** The guards that a page names. A list that is none, and a guard that is unknown, leaves the page to internal people. */
function namedGuards(stored: unknown): readonly GuardName[] {
  if (stored === undefined || stored === null) return [];
  if (!Array.isArray(stored) || !stored.every(isGuardName)) return ["internalUser"];
  return stored;
}

export interface ChosenAccess {
  loginState: LoginState;
  region: PageRegion;
  plan: PagePlan;
}

/** What of a page's stored access its owner chose. */
export function chosenAccess({ loginState, guards }: Omit<PageAccess, "isPublished">): ChosenAccess {
  const names = namedGuards(guards);
  return {
    loginState: knownLoginState(loginState),
    region: choiceOf(pageRegions, names) ?? "everywhere",
    plan: choiceOf(pagePlans, names) ?? "any",
  };
}

/** The guards to store for a choice: those of before that are no choice of the owner's stay. */
export function guardsToStore(before: unknown, { region, plan }: Pick<ChosenAccess, "region" | "plan">): GuardName[] {
  const chosen = new Set<GuardName>([...Object.values(pageRegions), ...Object.values(pagePlans)].flat());
  const others = namedGuards(before).filter((name) => !chosen.has(name));
  return [...others, ...pageRegions[region], ...pagePlans[plan]];
}

const choiceOf = <Choice extends string>(
  choices: Readonly<Record<Choice, readonly GuardName[]>>,
  names: readonly GuardName[],
): Choice | undefined =>
  (Object.keys(choices) as Choice[]).find((choice) => choices[choice].some((name) => names.includes(name)));
