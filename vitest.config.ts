import { totalmem } from "node:os";
import { defineConfig } from "vitest/config";

/** What a server or a screen owes is waited for as long as a busy machine may take; a test that fails says so later. */
const expectations = { poll: { timeout: 40_000 } };

/** A page whose process ends by itself says nothing of the product: its test is run once more, and no other is. */
const browserCrash = { count: 1, condition: /(page|target) crashed/i };

/**
 * The browser's driver may hear of a frame of another site after it was closed with its page, and throws in whatever file runs
 * then. It says nothing of the product.
 */
const isGoneFrame = ({ message, stack }: { message?: string; stack?: string }): boolean =>
  message === "Frame has been detached." && Boolean(stack?.includes("playwright-core"));

/** One more than two cores: a test often waits, for a browser, a database or a clock. Each takes a gigabyte or more. */
const maxWorkers = totalmem() > 6e9 ? 3 : 2;

/**
 * Three kinds of tests: pure rules (no isolation, fastest), modules on a real PostgreSQL, and journeys in a real browser. All
 * stand in one queue, by name of the kind: long journeys first, short rules last, so that no worker waits for another.
 */
export default defineConfig({
  test: {
    onUnhandledError: (error) => !isGoneFrame(error),
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "packages/{domain,browser,contracts,api-client,pages,blocks,themes,design,garments,print,ui,studio,builder}/src/**/*.test.{ts,tsx}",
            "apps/{storefront,dashboard,back-office}/src/**/*.test.{ts,tsx}",
            "{tools,bench}/**/*.test.ts",
          ],
          isolate: false,
          pool: "threads",
          maxWorkers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "modules",
          include: ["packages/{db,testing}/src/**/*.test.ts", "apps/server/src/**/*.test.ts", "demo/**/*.test.ts"],
          globalSetup: ["packages/testing/src/global-setup.ts"],
          pool: "forks",
          isolate: false,
          maxWorkers,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/src/**/*.test.ts"],
          globalSetup: ["packages/testing/src/global-setup.ts", "e2e/src/browser.ts"],
          pool: "forks",
          isolate: false,
          maxWorkers,
          retry: browserCrash,
          expect: expectations,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
