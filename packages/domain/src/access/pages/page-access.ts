import { type GuardName, guardSets, isGuardName } from "../guards.ts";
import { type LoginState, loginStates } from "./login-states.ts";
import { isPageCondition } from "./page-conditions.ts";

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

/** What of a page's access people choose: its owner the first two, the platform's own people the conditions too. */
export interface ChosenAccess {
  loginState: LoginState;
  region: PageRegion;
  conditions: GuardName[];
}

/** What of a page's stored access was chosen. */
export function chosenAccess({ loginState, guards }: Omit<PageAccess, "isPublished">): ChosenAccess {
  const names = namedGuards(guards);
  return {
    loginState: knownLoginState(loginState),
    region: regions.find((region) => pageRegions[region].some((name) => names.includes(name))) ?? "everywhere",
    conditions: names.filter(isPageCondition),
  };
}

/**
 * The guards to store for a choice. Without `conditions` those of before stay; a guard that nobody can choose stays in
 * any case.
 */
export function guardsToStore(
  before: unknown,
  { region, conditions }: { region: PageRegion; conditions?: readonly GuardName[] },
): GuardName[] {
  const ofRegions = new Set<GuardName>(Object.values(pageRegions).flat());
  const others = namedGuards(before).filter(
    (name) => !ofRegions.has(name) && !(conditions !== undefined && isPageCondition(name)),
  );
  return [...others, ...pageRegions[region], ...(conditions ?? [])];
}

const regions = Object.keys(pageRegions) as PageRegion[];
