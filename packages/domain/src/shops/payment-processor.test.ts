import { expect, test } from "vitest";
import { readPaymentProcessor } from "./payment-processor.ts";

test.each([
  ["P6.01 without a setting", undefined, { type: "own", accounts: ["local"] }],
  ["P6.01 with an empty one", {}, { type: "own", accounts: ["local"] }],
  [
    "P6.02 with accounts of its own",
    { type: "direct", accounts: ["a", "b"] },
    { type: "direct", accounts: ["a", "b"] },
  ],
  ["P6.02 with none named", { type: "direct", accounts: [] }, { type: "direct", accounts: ["local"] }],
  ["with a malformed one", { type: "theirs", accounts: [1, null] }, { type: "own", accounts: ["local"] }],
])("%s a shop's payment processor is read with care", (_, stored, read) => {
  expect(readPaymentProcessor(stored, ["local"])).toEqual(read);
});
