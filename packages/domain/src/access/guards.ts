// Every access guard by name. Rules are data: what a guard decides for each kind of visitor stands in
// docs/access/guards.md, which is written from here. Source: platform-core §6, storefront §6.
import { accountGuards } from "./account-guards.ts";
import type { Guard } from "./guard.ts";
import { placeGuards } from "./place-guards.ts";
import { badgeGuards, projectGuards } from "./project-guards.ts";
import { storeGuards } from "./store-guards.ts";
import type { VisitFacts } from "./visit-facts.ts";

const table = { ...storeGuards, ...accountGuards, ...placeGuards, ...projectGuards, ...badgeGuards };

export type GuardName = keyof typeof table;
export const guards: Readonly<Record<GuardName, Guard>> = table;

/** Guards that belong together, asked in this order. */
export const guardSets = {
  dashboardAccess: ["isLoggedIn", "isVerified", "hasSignEula"],
} as const satisfies Record<string, readonly GuardName[]>;

export type Decision = { ok: true } | { ok: false; guard: GuardName; to: string };

/** Asks guards in turn. The first that stops the visitor says where to go; none at all lets everybody through. */
export function decideVisit(names: readonly GuardName[], facts: VisitFacts): Decision {
  for (const name of names) {
    const to = guards[name].redirect(facts);
    if (to !== null) return { ok: false, guard: name, to };
  }
  return { ok: true };
}

/** Whether one guard lets the visitor through. */
export const passes = (name: GuardName, facts: VisitFacts): boolean => guards[name].redirect(facts) === null;
