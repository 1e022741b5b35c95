import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideVisit, type GuardName } from "./guards.ts";
import { loopMessage, redirectCounter } from "./redirect-counter.ts";
import { stranger, type VisitFacts } from "./visit-facts.ts";

interface Followed {
  /** The path that is shown in the end, or an address on another host. */
  path: string;
  redirects: number;
  /** The guards sent the visitor round in a circle. */
  isLoop: boolean;
}

/**
 * Where a visitor who requests a path ends up: each path's guards are checked until one lets through. After 100 redirects
 * the way leads to /404/, which has no guards. `guardsOf` knows each path's guards; addresses of other hosts end the way.
 * Source: storefront §6.
 */
function followGuards(
  start: string,
  guardsOf: (path: string) => readonly GuardName[],
  facts: Omit<VisitFacts, "path">,
): Followed {
  let isLoop = false;
  const counter = redirectCounter(() => {
    isLoop = true;
  });
  for (let path = start, redirects = 0; ; redirects++) {
    const asked = path.split("?")[0]!;
    const decision = asked.startsWith("/")
      ? decideVisit(isLoop ? [] : guardsOf(asked), { ...facts, path })
      : { ok: true as const };
    if (decision.ok) return { path, redirects, isLoop };
    path = counter.next(decision.to);
  }
}

/** The doors of a shop and of the main site, as their routes guard them. */
const doors: Record<string, readonly GuardName[]> = {
  "/": ["canVisitStore"],
  "/product/tee/": ["canVisitStore"],
  "/countdown/": ["canVisitCountdownPage"],
  "/login/": ["canVisitLogin"],
};
const accounts: Record<string, readonly GuardName[]> = {
  "/dashboard/": ["isLoggedIn", "isVerified", "hasSignEula", "hasStore"],
  "/login/": ["isLoggedOut"],
  "/sign-up/verify/": ["isLoggedIn"],
  "/sign-up/eula/": ["isLoggedIn", "isVerified"],
  "/sign-up/shop/": ["isLoggedIn", "isVerified", "hasSignEula"],
};
const circle: Record<string, readonly GuardName[]> = {
  "/dashboard/": ["isLoggedIn"],
  "/login/": ["isLoggedOut", "isVerified"],
  "/sign-up/verify/": ["isLoggedIn"],
};
const of = (table: Record<string, readonly GuardName[]>) => (path: string) => table[path] ?? [];

test("a signed-out visit to the dashboard ends at the sign-in, which leads back", () => {
  expect(
    followGuards(
      "/dashboard/orders/?page=2",
      of({ ...accounts, "/dashboard/orders/": accounts["/dashboard/"]! }),
      stranger,
    ),
  ).toEqual({
    path: "/login/?redirect_uri=%2Fdashboard%2Forders%2F%3Fpage%3D2",
    redirects: 1,
    isLoop: false,
  });
});

test("a shop's sign-in ends at the main site, whose own guards are checked there", () => {
  const facts = { ...stranger, mainOrigin: "https://selvedge.test" };
  const accessesOf = (path: string): readonly GuardName[] => (path === "/login/" ? ["mainOnly"] : ["isLoggedIn"]);
  expect(followGuards("/orders/", accessesOf, facts)).toEqual({
    path: "https://selvedge.test/login/?redirect_uri=%2Forders%2F",
    redirects: 2,
    isLoop: false,
  });
});

test("S6.06: two rules that send to each other end at /404/ after 100 redirects", () => {
  expect(followGuards("/dashboard/", of(circle), stranger)).toEqual({ path: "/404/", redirects: 101, isLoop: true });
});

const switches = fc.record({
  account: fc.option(
    fc.record({
      isVerified: fc.boolean(),
      hasSignedEula: fc.boolean(),
      isInternal: fc.boolean(),
      hasStore: fc.boolean(),
      permissions: fc.constant([]),
    }),
  ),
  storeVisitor: fc.record({ isInternal: fc.boolean(), isMember: fc.boolean(), isAllowed: fc.boolean() }),
  isComingSoon: fc.boolean(),
  isPasswordProtected: fc.boolean(),
});
const factsOf = ({
  account,
  storeVisitor,
  ...store
}: typeof switches extends fc.Arbitrary<infer T> ? T : never): VisitFacts => ({
  ...stranger,
  account,
  storeVisitor,
  store: { ...stranger.store, ...store },
});

describe("no visitor is sent in a circle", () => {
  test.each([
    ["by a shop's doors", doors, 1],
    ["by the sign-up", accounts, 1],
  ])("%s", (_, table, most) => {
    fc.assert(
      fc.property(switches, fc.constantFrom(...Object.keys(table)), (known, start) => {
        const way = followGuards(start, of(table), factsOf(known));
        expect(way.isLoop).toBe(false);
        expect(way.redirects).toBeLessThanOrEqual(most + 1);
      }),
      { numRuns: 300 },
    );
  });
});

test("S8.15: a possible access loop is logged as such (storefront §8)", () => {
  expect(loopMessage).toBe("Possible access loop");
});

describe("S2.102: the limit on redirects in a row (storefront §2.2)", () => {
  test("100 pass, the 101st leads to /404/ and is reported, and counting starts again", () => {
    const reported: string[] = [];
    const redirects = redirectCounter((target) => reported.push(target));
    for (let count = 1; count <= 100; count++) expect(redirects.next("/a/")).toBe("/a/");
    expect(reported).toEqual([]);
    expect(redirects.next("/a/")).toBe("/404/");
    expect(reported).toEqual(["/a/"]);
    for (let count = 1; count <= 100; count++) expect(redirects.next("/a/")).toBe("/a/");
  });

  test("a page that is shown ends the chain", () => {
    const redirects = redirectCounter(() => expect.fail("no loop"));
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 100; count++) expect(redirects.next("/a/")).toBe("/a/");
      redirects.settled();
    }
  });
});
