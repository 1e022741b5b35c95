import { describe, expect, test } from "vitest";
import { decideVisit } from "../guards.ts";
import { badgeGuards, projectGuards } from "../project-guards.ts";
import { type AccountFacts, visitFacts } from "../visit-facts.ts";
import type { loginStates } from "./login-states.ts";
import { chosenAccess, guardsToStore, pageGuards } from "./page-access.ts";
import { isOfEachGroupOne, isPageCondition, pageConditions } from "./page-conditions.ts";

const path = "/members/";
const account = (known: Partial<AccountFacts> = {}) =>
  visitFacts({
    path,
    account: { isVerified: true, hasSignedEula: true, isInternal: false, hasStore: true, permissions: [], ...known },
  });
const visitors = { stranger: visitFacts({ path }), shopper: account({ hasSignedEula: false }), merchant: account() };
const signIn = "/login/?redirect_uri=%2Fmembers%2F";

describe.each<[state: (typeof loginStates)[number], Record<keyof typeof visitors, string | null>]>([
  ["everyone", { stranger: null, shopper: null, merchant: null }],
  ["logged-in", { stranger: signIn, shopper: null, merchant: null }],
  ["logged-out", { stranger: null, shopper: "/dashboard/", merchant: "/dashboard/" }],
  ["dashboard-access", { stranger: signIn, shopper: "/sign-up/eula/", merchant: null }],
])("S6.07: a page for %s (storefront §6)", (loginState, answers) => {
  test.each(Object.entries(answers))("leads a %s to %j", (who, to) => {
    const decision = decideVisit(pageGuards({ loginState, isPublished: true }), visitors[who as keyof typeof visitors]);
    expect(decision.ok ? null : decision.to).toBe(to);
  });
});

test.each([
  ["a stranger", visitors.stranger, "/404/"],
  ["a merchant", visitors.merchant, "/404/"],
  ["somebody internal", account({ isInternal: true }), null],
  ["a stranger with a preview link", { ...visitors.stranger, hasPreviewToken: true }, null],
])("S6.08: an unpublished page for everyone leads %s to %j (readings, Unpublished pages)", (_, facts, to) => {
  const decision = decideVisit(pageGuards({ loginState: "everyone", isPublished: false }), facts);
  expect(decision.ok ? null : decision.to).toBe(to);
});

test("an unpublished page for members still checks the account", () => {
  const names = pageGuards({ loginState: "logged-in", isPublished: false });
  expect(names).toEqual(["canVisitUnpublishedPages", "isLoggedIn"]);
});

test("a page without a rule is open to everyone; one with an unknown rule requires dashboard access", () => {
  for (const loginState of [undefined, null]) expect(pageGuards({ loginState, isPublished: true })).toEqual([]);
  for (const loginState of ["", "members", 3, {}, "toString"])
    expect(pageGuards({ loginState, isPublished: true })).toEqual(["isLoggedIn", "isVerified", "hasSignEula"]);
});

test.each([
  [undefined, []],
  [null, []],
  [["isUK"], ["isUK"]],
  [
    ["storeIsPro", "completedDesignerBadge"],
    ["storeIsPro", "completedDesignerBadge"],
  ],
  [["isUk"], ["internalUser"]],
  [["isUK", 3], ["internalUser"]],
  ["isUK", ["internalUser"]],
  [{ length: 0 }, ["internalUser"]],
])("a page that names %j is checked by %j", (guards, names) => {
  expect(pageGuards({ loginState: "everyone", isPublished: true, guards })).toEqual(names);
});

test("a page's own guards come after its login state", () => {
  expect(pageGuards({ loginState: "logged-in", isPublished: true, guards: ["isEU"] })).toEqual(["isLoggedIn", "isEU"]);
});

test.each([
  [undefined, { region: "uk" }, ["isUK"]],
  [["isEU", "completedDesignerBadge"], { region: "everywhere" }, ["completedDesignerBadge"]],
  [["isEU", "storeIsPro"], { region: "rest", conditions: ["isTurbo"] }, ["isRestOfWorld", "isTurbo"]],
  [["isLoggedIn", "storeIsPro"], { region: "everywhere", conditions: [] }, ["isLoggedIn"]],
  [["no such guard"], { region: "everywhere" }, ["internalUser"]],
] as const)("over %j the choice %j stores %j, and reads as it was chosen", (before, choice, stored) => {
  const guards = guardsToStore(before, choice);
  expect(guards).toEqual(stored);
  const { region, conditions } = chosenAccess({ loginState: "everyone", guards });
  expect(region).toBe(choice.region);
  expect(conditions).toEqual("conditions" in choice ? choice.conditions : stored.filter(isPageCondition));
});

test("every guard on projects, badges and payments can be chosen for a page, each in one group", () => {
  const chosen = pageConditions.flatMap(({ options }) => options.map(({ guard }) => guard));
  expect(new Set(chosen).size).toBe(chosen.length);
  for (const name of [...Object.keys(projectGuards), ...Object.keys(badgeGuards)]) expect(chosen).toContain(name);
  expect(isOfEachGroupOne(["isPro", "isShopify", "completedThemeBadge"])).toBe(true);
  expect(isOfEachGroupOne(["completedThemeBadge", "notCompletedThemeBadge"])).toBe(false);
  expect(isOfEachGroupOne(["isPro", "isPro"])).toBe(false);
});
