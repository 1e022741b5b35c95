import { defineConfig } from "vitest/config";

/** What a server or a screen owes is waited for as long as a busy machine may take; a test that fails says so later. */
const expectations = { poll: { timeout: 40_000 } };

/** A page whose process ends by itself says nothing of the product: its test is run once more, and no other is. */
const browserCrash = { count: 1, condition: /(page|target) crashed/i };

/** Three kinds of tests: pure rules (no isolation, fastest), modules on a real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          sequence: { groupOrder: 0 },
          include: [
            "packages/{domain,browser,contracts,api-client,pages,blocks,themes,design,garments,print,ui,studio}/src/**/*.test.{ts,tsx}",
            "apps/{storefront,dashboard,back-office}/src/**/*.test.{ts,tsx}",
            "{tools,bench}/**/*.test.ts",
          ],
          isolate: false,
          pool: "threads",
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "modules",
          sequence: { groupOrder: 1 },
          include: ["packages/{db,testing}/src/**/*.test.ts", "apps/server/src/**/*.test.ts", "demo/**/*.test.ts"],
          globalSetup: ["packages/testing/src/global-setup.ts"],
          pool: "forks",
          isolate: false,
          maxWorkers: 2,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "journeys",
          sequence: { groupOrder: 2 },
          include: ["e2e/src/**/*.test.ts"],
          globalSetup: ["packages/testing/src/global-setup.ts", "e2e/src/browser.ts"],
          pool: "forks",
          isolate: false,
          maxWorkers: 2,
          retry: browserCrash,
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
