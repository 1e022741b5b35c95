import { defineConfig } from "vitest/config";

/** The rules alone, without the two properties that take seconds each: a mutant has to die of a plain sentence. */
export default defineConfig({
  test: {
    include: ["packages/domain/src/**/*.test.ts"],
    exclude: ["**/penny-exact.test.ts", "**/order-model.test.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
