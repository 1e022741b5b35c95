// Every access guard by name. Rules are data: what a guard decides for each kind of visitor is in
// docs/access/guards.md, which is written from here. Source: platform-core §6, storefront §6.
import { accountGuards } from "./account-guards.ts";
import type { Guard } from "./guard.ts";
import { placeGuards } from "./place-guards.ts";
import { badgeGuards, projectGuards } from "./project-guards.ts";
import { storeGuards } from "./store-guards.ts";
import { stranger, type VisitFacts, type VisitorFactName, visitorFactNames } from "./visit-facts.ts";

const table = { ...storeGuards, ...accountGuards, ...placeGuards, ...projectGuards, ...badgeGuards };

export type GuardName = keyof typeof table;
export const guards: Readonly<Record<GuardName, Guard>> = table;

/** Whether a stored word names a guard. */
export const isGuardName = (name: unknown): name is GuardName =>
  typeof name === "string" && Object.hasOwn(guards, name);

/** Guards that belong together, checked in this order. */
export const guardSets = {
  dashboardAccess: ["isLoggedIn", "isVerified", "hasSignEula"],
  /** What of a shop is only for those who may visit it. */
  storeAccess: ["canVisitReviewedStore", "canVisitStore"],
} as const satisfies Record<string, readonly GuardName[]>;

export type Decision = { ok: true } | { ok: false; guard: GuardName; to: string };

/** Checks guards in turn. The first that stops the visitor says where to go; an empty list lets everyone through. */
export function decideVisit(names: readonly GuardName[], facts: VisitFacts): Decision {
  for (const name of names) {
    const to = guards[name].redirect(facts);
    if (to !== null) return { ok: false, guard: name, to };
  }
  return { ok: true };
}

/**
 * The decision, or which facts of the visitor a guard read that are not among the `known`. A decision with none of them
 * known is the same for everybody: no guard looked at who visits.
 */
export function decideFrom(
  names: readonly GuardName[],
  facts: VisitFacts,
  known: ReadonlySet<VisitorFactName>,
): { decision: Decision } | { needs: readonly VisitorFactName[] } {
  const needs = new Set<VisitorFactName>();
  const watched = { ...facts };
  for (const name of visitorFactNames)
    if (!known.has(name))
      Object.defineProperty(watched, name, {
        get() {
          needs.add(name);
          return stranger[name];
        },
      });
  const decision = decideVisit(names, watched);
  return needs.size === 0 ? { decision } : { needs: [...needs] };
}

/** Whether one guard lets the visitor through. */
export const passes = (name: GuardName, facts: VisitFacts): boolean => guards[name].redirect(facts) === null;
