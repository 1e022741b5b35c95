import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { permissionGuard } from "./account-guards.ts";
import { decideFrom, decideVisit, type GuardName, guardSets, guards, passes } from "./guards.ts";
import { type MerchantPermission, merchantPermissions } from "./merchant-roles.ts";
import { badges, plansPath } from "./project-guards.ts";
import {
  type AccountFacts,
  type ProjectFacts,
  stranger,
  type VisitFacts,
  visitFacts,
  visitorFactNames,
} from "./visit-facts.ts";

type Known = Partial<VisitFacts>;
type Row = [known: Known, to: string | null];

const account = (known: Partial<AccountFacts> = {}): Known => ({
  account: { isVerified: true, hasSignedEula: true, isInternal: false, hasStore: true, permissions: [], ...known },
});
const project = (known: Partial<ProjectFacts> = {}): Known => ({
  project: { isPro: false, isTurbo: false, badges: [], integrationType: "none", deliveryProfileId: "", ...known },
});
const store = (known: Partial<VisitFacts["store"]>): Known => ({ store: { ...stranger.store, ...known } });
const visitor = (known: Partial<VisitFacts["storeVisitor"]>): Known => ({
  storeVisitor: { ...stranger.storeVisitor, ...known },
});
const variation = (name: string): Known => ({ variations: { homepage: name } });

const backOffice: Known = { context: "backoffice", site: "backoffice" };
const internal = account({ isInternal: true });
const soon = store({ isComingSoon: true });
const locked = store({ isPasswordProtected: true });
const reviewed = store({ isUnderReview: true });
const both = store({ isComingSoon: true, isPasswordProtected: true });
const allowed = visitor({ isAllowed: true });
const internalVisitor = visitor({ isInternal: true });
const main: Known = { divisionId: 12, site: "main" };
const other: Known = { divisionId: 13 };

const rows: Record<string, { guard: GuardName; cases: Row[] }> = {
  "P6.04 canVisitStore": {
    guard: "canVisitStore",
    cases: [
      [{}, null],
      [soon, "/countdown/"],
      [{ ...soon, ...allowed }, null],
      [{ ...soon, ...internal }, "/countdown/"],
      [{ ...soon, ...internalVisitor }, "/countdown/"],
      [locked, "/login/"],
      [{ ...locked, ...allowed }, null],
      [{ ...locked, ...internal }, null],
      [{ ...locked, ...other, ...internalVisitor }, null],
      [{ ...locked, ...main, ...internalVisitor }, "/login/"],
      [{ ...locked, ...account() }, "/login/"],
      [both, "/countdown/"],
      [{ ...both, ...allowed }, null],
    ],
  },
  "P6.05 canVisitCountdownPage": {
    guard: "canVisitCountdownPage",
    cases: [
      [soon, null],
      [both, null],
      [{ ...soon, ...internal }, null],
      [{ ...soon, ...allowed }, "/404/"],
      [{}, "/404/"],
      [locked, "/404/"],
    ],
  },
  "P6.06 canVisitLogin": {
    guard: "canVisitLogin",
    cases: [
      [locked, null],
      [soon, null],
      [{ ...soon, ...internal }, null],
      [{}, "/404/"],
      [{ ...locked, ...allowed }, "/404/"],
      [{ ...locked, ...internal }, "/404/"],
    ],
  },
  canVisitReviewedStore: {
    guard: "canVisitReviewedStore",
    cases: [
      [{}, null],
      [reviewed, "/store-under-review/"],
      [{ ...reviewed, ...allowed }, "/store-under-review/"],
      [{ ...reviewed, ...internalVisitor, ...other }, "/store-under-review/"],
      [{ ...reviewed, ...visitor({ isMember: true }) }, null],
      [{ ...reviewed, ...internal }, null],
      [{ ...reviewed, ...backOffice }, null],
    ],
  },
  canVisitUnderReviewPage: {
    guard: "canVisitUnderReviewPage",
    cases: [
      [reviewed, null],
      [{}, "/404/"],
      [{ ...reviewed, ...internal }, "/404/"],
    ],
  },
  "P6.07, S6.03, P6.41 internalUser": {
    guard: "internalUser",
    cases: [
      [backOffice, null],
      [internal, null],
      [{ ...internal, ...main }, null],
      [{ ...internalVisitor, ...other }, null],
      [{ ...internalVisitor, ...main }, "/404/"],
      [{}, "/404/"],
      [account(), "/404/"],
      [allowed, "/404/"],
    ],
  },
  "P6.08, S6.08 canVisitUnpublishedPages": {
    guard: "canVisitUnpublishedPages",
    cases: [
      [internal, null],
      [backOffice, null],
      [{ hasPreviewToken: true }, null],
      [{}, "/404/"],
      [account(), "/404/"],
    ],
  },
  "P6.09, P6.40 isBespoke": {
    guard: "isBespoke",
    cases: [
      [{ companyId: 52 }, null],
      [{ companyId: 51 }, "/404/"],
      [{}, "/404/"],
    ],
  },
  "P6.10, P6.41 isPro": {
    guard: "isPro",
    cases: [
      [{ ...project({ isPro: true }), ...other }, null],
      [{ ...project(), ...other, ...store({ isPro: true }) }, "/404/"],
      [{ ...backOffice, ...main, ...project({ isPro: true }) }, null],
      [{ ...backOffice, ...main, ...project(), ...store({ isPro: true }) }, "/404/"],
      [{ ...backOffice, ...other, ...project({ isPro: true }) }, "/404/"],
      [{ ...backOffice, ...other, ...store({ isPro: true }) }, null],
      [{}, "/404/"],
    ],
  },
  "P6.11, P6.41 isNotPro": {
    guard: "isNotPro",
    cases: [
      [{ ...project({ isPro: true }), ...other }, "/404/"],
      [{ ...project(), ...other, ...store({ isPro: true }) }, null],
      [{ ...backOffice, ...main, ...project({ isPro: true }) }, "/404/"],
      [{ ...backOffice, ...other, ...project({ isPro: true }) }, null],
      [{ ...backOffice, ...other, ...store({ isPro: true }) }, "/404/"],
      [{}, null],
    ],
  },
  "S6.02 storeIsPro": {
    guard: "storeIsPro",
    cases: [
      [project({ isPro: true }), null],
      [project(), "/pro-plans/"],
    ],
  },
  "P6.12 isLoggedIn": {
    guard: "isLoggedIn",
    cases: [
      [account(), null],
      [account({ isVerified: false, hasSignedEula: false }), null],
      [{ path: "/" }, "/login/?redirect_uri=%2F"],
      [
        { path: "/dashboard/orders/?view=open&page=2" },
        "/login/?redirect_uri=%2Fdashboard%2Forders%2F%3Fview%3Dopen%26page%3D2",
      ],
    ],
  },
  "P6.13 isLoggedOut": {
    guard: "isLoggedOut",
    cases: [
      [{}, null],
      [account(), "/dashboard/"],
    ],
  },
  "P6.14 isVerified": {
    guard: "isVerified",
    cases: [
      [account(), null],
      [account({ isVerified: false }), "/sign-up/verify/"],
      [{}, "/sign-up/verify/"],
    ],
  },
  "P6.15 hasSignEula": {
    guard: "hasSignEula",
    cases: [
      [account(), null],
      [account({ hasSignedEula: false }), "/sign-up/eula/"],
      [{}, "/sign-up/eula/"],
    ],
  },
  "S6.01 hasStore": {
    guard: "hasStore",
    cases: [
      [account(), null],
      [account({ hasStore: false }), "/sign-up/next/"],
      [{}, "/sign-up/next/"],
    ],
  },
  "P6.17 inBackOffice": {
    guard: "inBackOffice",
    cases: [
      [backOffice, null],
      [{}, "/404/"],
    ],
  },
  "P6.18 inMerchantContext": {
    guard: "inMerchantContext",
    cases: [
      [{}, null],
      [backOffice, "/404/"],
    ],
  },
  shopOnly: {
    guard: "shopOnly",
    cases: [
      [{ site: "shop" }, null],
      [{ site: "main" }, "/404/"],
      [{ site: "backoffice" }, "/404/"],
    ],
  },
  mainOnly: {
    guard: "mainOnly",
    cases: [
      [{ site: "main" }, null],
      [
        { site: "shop", mainOrigin: "https://selvedge.test", path: "/login/?redirect_uri=%2F" },
        "https://selvedge.test/login/?redirect_uri=%2F",
      ],
    ],
  },
  "P6.27 isShopify": {
    guard: "isShopify",
    cases: [
      [project({ integrationType: "shopify" }), null],
      [project({ integrationType: "etsy" }), "/404/"],
      [{}, "/404/"],
    ],
  },
  "P6.28 isNotShopify": {
    guard: "isNotShopify",
    cases: [
      [project({ integrationType: "shopify" }), "/404/"],
      [project({ integrationType: "etsy" }), null],
      [{}, null],
    ],
  },
  "P6.29 needsShopifyDeliveryProfile": {
    guard: "needsShopifyDeliveryProfile",
    cases: [
      [project({ integrationType: "shopify" }), null],
      [project({ integrationType: "shopify", deliveryProfileId: "gid-1" }), "/404/"],
      [project({ integrationType: "etsy" }), "/404/"],
      [{}, "/404/"],
    ],
  },
  "P6.30 isTurbo": {
    guard: "isTurbo",
    cases: [
      [project({ isTurbo: true }), null],
      [project({ isPro: true }), "/404/"],
    ],
  },
  "P6.31 isNotTurbo": {
    guard: "isNotTurbo",
    cases: [
      [project({ isTurbo: true }), "/404/"],
      [project(), null],
      [{}, null],
    ],
  },
  "P6.32 isTurboOrInternalUser": {
    guard: "isTurboOrInternalUser",
    cases: [
      [project({ isTurbo: true }), null],
      [{ ...project(), ...internal }, null],
      [backOffice, null],
      [project(), "/404/"],
    ],
  },
  "P6.33 seesOldHomepage": {
    guard: "seesOldHomepage",
    cases: [
      [{}, null],
      [variation("old"), null],
      [variation("new"), "/404/"],
    ],
  },
  "P6.33 seesNewHomepage": {
    guard: "seesNewHomepage",
    cases: [
      [variation("new"), null],
      [variation("old"), "/404/"],
      [{}, "/404/"],
    ],
  },
  "P6.34 isUK": {
    guard: "isUK",
    cases: [
      [{ country: "GB" }, null],
      [{ country: "FR" }, "/404/"],
      [{}, "/404/"],
    ],
  },
  "P6.35 isEU": {
    guard: "isEU",
    cases: [
      [{ country: "FR" }, null],
      [{ country: "GR" }, null],
      [{ country: "GB" }, "/404/"],
      [{ country: "NO" }, "/404/"],
    ],
  },
  "P6.36 isRestOfWorld": {
    guard: "isRestOfWorld",
    cases: [
      [{ country: "US" }, null],
      [{}, null],
      [{ country: "GB" }, "/404/"],
      [{ country: "FR" }, "/404/"],
    ],
  },
  "P6.37 hasDirectPaymentProcessor": {
    guard: "hasDirectPaymentProcessor",
    cases: [
      [store({ paymentProcessor: "direct" }), null],
      [internal, null],
      [{}, "/404/"],
    ],
  },
  "S6.05 ownPaymentProcessor": {
    guard: "ownPaymentProcessor",
    cases: [
      [{}, null],
      [store({ paymentProcessor: "direct" }), "/404/"],
      [{ ...store({ paymentProcessor: "direct" }), ...internal }, "/404/"],
    ],
  },
};

describe.each(Object.entries(rows))("%s (platform-core §6, storefront §6)", (_, { guard, cases }) => {
  test.each(cases)("%j leads to %j", (known, to) => {
    expect(guards[guard].redirect(visitFacts(known))).toBe(to);
  });
});

describe.each([
  ["P6.19", "SignUp", "sign-up", "own-sign-up"],
  ["P6.20", "ExternalSignUp", "sign-up", "external-sign-up"],
  ["P6.21", "CardBilling", "card-billing", "setting-up"],
  ["P6.22", "Designer", "designer", "setting-up"],
  ["P6.23", "Profile", "profile", "setting-up"],
  ["P6.24", "Theme", "theme", "setting-up"],
  ["P6.25", "Homepage", "homepage", "setting-up"],
  ["P6.26", "Entrepreneur", "entrepreneur", "selling"],
] as const)("%s: the badge %s (platform-core §6)", (_, badge, code, group) => {
  const done: GuardName = `completed${badge}Badge`;
  const open: GuardName = `notCompleted${badge}Badge`;
  const others = Object.values(badges).filter((each) => each.code !== code || each.group !== group);

  test.each<[string, Known, hasIt: boolean]>([
    ["has it", project({ badges: [{ code, group }] }), true],
    ["has every other one", project({ badges: others }), false],
    ["has none", project(), false],
    ["is not there", {}, false],
  ])("a project that %s", (_state, known, hasIt) => {
    const facts = visitFacts(known);
    expect([guards[done].redirect(facts), guards[open].redirect(facts)]).toEqual(
      hasIt ? [null, "/404/"] : ["/404/", null],
    );
  });
});

test.each([
  ["pro", "/pro-plans/"],
  ["turbo", "/turbo-plans/"],
] as const)("S6.02: the upgrade page of %s is %s (storefront §6)", (product, path) => {
  expect(plansPath(product)).toBe(path);
});

describe("S6.04: the guard of a dashboard permission", () => {
  test.each(Object.keys(merchantPermissions) as MerchantPermission[])(
    "%s passes with the word alone, others go to /403/",
    (word) => {
      const guard = permissionGuard(word);
      const rest = (Object.keys(merchantPermissions) as MerchantPermission[]).filter((each) => each !== word);
      expect(guard.redirect(visitFacts(account({ permissions: [word] })))).toBe(null);
      expect(guard.redirect(visitFacts(account({ permissions: rest })))).toBe("/403/");
      expect(guard.redirect(stranger)).toBe("/403/");
    },
  );
});

describe("P6.16: the dashboard-access set", () => {
  test.each<[Known, ReturnType<typeof decideVisit>]>([
    [account(), { ok: true }],
    [{ path: "/dashboard/" }, { ok: false, guard: "isLoggedIn", to: "/login/?redirect_uri=%2Fdashboard%2F" }],
    [account({ isVerified: false, hasSignedEula: false }), { ok: false, guard: "isVerified", to: "/sign-up/verify/" }],
    [account({ hasSignedEula: false }), { ok: false, guard: "hasSignEula", to: "/sign-up/eula/" }],
  ])("%j is answered %j", (known, decision) => {
    expect(decideVisit(guardSets.dashboardAccess, visitFacts(known))).toEqual(decision);
  });
});

const names = Object.keys(guards) as GuardName[];
const somePath = fc
  .array(fc.constantFrom("shop", "ä b", "%2f", "..", "?page=2", ""))
  .map((parts) => `/${parts.join("/")}`);
const someFacts: fc.Arbitrary<VisitFacts> = fc.record({
  path: somePath,
  mainOrigin: fc.constant("https://selvedge.test"),
  context: fc.constantFrom("merchant" as const, "backoffice" as const),
  site: fc.constantFrom("main" as const, "shop" as const, "backoffice" as const, "files" as const),
  divisionId: fc.constantFrom(null, 12, 13),
  companyId: fc.constantFrom(null, 51, 52),
  account: fc.option(
    fc.record({
      isVerified: fc.boolean(),
      hasSignedEula: fc.boolean(),
      isInternal: fc.boolean(),
      hasStore: fc.boolean(),
      permissions: fc.subarray(Object.keys(merchantPermissions) as MerchantPermission[]),
    }),
  ),
  storeVisitor: fc.record({ isInternal: fc.boolean(), isMember: fc.boolean(), isAllowed: fc.boolean() }),
  store: fc.record({
    isPro: fc.boolean(),
    isComingSoon: fc.boolean(),
    isPasswordProtected: fc.boolean(),
    isUnderReview: fc.boolean(),
    paymentProcessor: fc.constantFrom("own" as const, "direct" as const),
  }),
  project: fc.option(
    fc.record({
      isPro: fc.boolean(),
      isTurbo: fc.boolean(),
      badges: fc.subarray(Object.values(badges)),
      integrationType: fc.constantFrom("none", "shopify", "etsy"),
      deliveryProfileId: fc.constantFrom("", "gid-1"),
    }),
  ),
  hasPreviewToken: fc.boolean(),
  country: fc.constantFrom(null, "GB", "FR", "GR", "US"),
  variations: fc.constantFrom<Record<string, string>[]>({}, { homepage: "old" }, { homepage: "new" }),
});

describe("for every visitor", () => {
  test("P6.03: each guard lets through or leads to a path or the main site", () => {
    fc.assert(
      fc.property(someFacts, fc.constantFrom(...names), (facts, name) => {
        const to = guards[name].redirect(facts);
        expect(to === null || to.startsWith("/") || to.startsWith("https://selvedge.test/")).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("a decision taken before the visitor is known is the one that each visitor gets", () => {
    fc.assert(
      fc.property(someFacts, someFacts, fc.subarray(names), (facts, other, asked) => {
        const found = decideFrom(asked, facts, new Set());
        const { account, storeVisitor, project, country } = other;
        const somebody = { ...facts, account, storeVisitor, project, country };
        if ("decision" in found) expect(decideVisit(asked, somebody)).toEqual(found.decision);
        expect(decideFrom(asked, somebody, new Set(visitorFactNames))).toEqual({
          decision: decideVisit(asked, somebody),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test("an open shop has no checks for its visitors, so its pages are cached; a closed one does", () => {
    const ask = (known: Known) => decideFrom(guardSets.storeAccess, visitFacts(known), new Set());
    expect(ask({})).toEqual({ decision: { ok: true } });
    expect([soon, locked].map(ask)).toEqual([{ needs: ["storeVisitor"] }, { needs: ["account", "storeVisitor"] }]);
    expect(ask(reviewed)).toEqual({ needs: ["account", "storeVisitor"] });
  });

  const pairs = names
    .filter((name) => /^(isNot|not)/.test(name))
    .map((name): [GuardName, GuardName] => [
      name,
      (name.startsWith("not") ? `c${name.slice(4)}` : name.replace("isNot", "is")) as GuardName,
    ]);
  const opposites: [GuardName, GuardName][] = [
    ...pairs,
    ["isLoggedIn", "isLoggedOut"],
    ["inBackOffice", "inMerchantContext"],
    ["seesOldHomepage", "seesNewHomepage"],
    ["canVisitStore", "canVisitLogin"],
    ["canVisitReviewedStore", "canVisitUnderReviewPage"],
  ];
  test.each(opposites)("exactly one of %s and %s lets through", (one, another) => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(passes(one, facts)).not.toBe(passes(another, facts));
      }),
    );
  });

  test("exactly one region fits (P6.34-36)", () => {
    fc.assert(
      fc.property(fc.option(fc.string({ maxLength: 3 })), (country) => {
        const facts = visitFacts({ country });
        expect((["isUK", "isEU", "isRestOfWorld"] as const).filter((name) => passes(name, facts))).toHaveLength(1);
      }),
    );
  });
});

test("every guard has a sentence", () => {
  for (const { sentence } of Object.values(guards)) expect(sentence).toMatch(/^[A-Z].{10,}\.$/);
});
