// The tests of what must never happen to money and orders, each many times: 200 kills of servers that sell, refund and make,
// 1,000 payments that the browser and the processor report at once, 500 presses of one button, events in 50 other orders,
// 5,000 numbers that nobody should send, odd values in each field of every call. npm test does a few of each.
import { buildApps } from "./builds.mjs";
import { programs, step } from "./steps.mjs";

const files = [
  "apps/server/src/modules/checkout/place/checkout.http.test.ts",
  "apps/server/src/modules/checkout/place/sent-numbers.http.test.ts",
  "apps/server/src/modules/checkout/payments/races.http.test.ts",
  "apps/server/src/modules/checkout/payments/stripe.http.test.ts",
  "apps/server/src/testing/malformed-input.http.test.ts",
  "e2e/src/kill-in-checkout.test.ts",
  "e2e/src/kill-on-the-floor.test.ts",
];

await buildApps();
process.exitCode = await step(programs.vitest, ["run", ...files], { CHAOS: "1" });
