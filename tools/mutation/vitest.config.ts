import { defineConfig } from "vitest/config";

/**
 * The tests of one area of the rules, without the two properties that take seconds each: a mutant has to die of a plain
 * sentence beside it.
 */
export default defineConfig({
  test: {
    include: [`packages/domain/src/${process.env.MUTATED_AREA}/**/*.test.ts`],
    exclude: ["**/penny-exact.test.ts", "**/order-model.test.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
