import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf } from "./bytes.ts";

test("texts come out as one would have, whatever is in them and however long they are", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.nat(200_000), (texts, length) => {
      const all = [...texts, "£".repeat(length)];
      expect(bytesOf(all).equals(Buffer.from(all.join("")))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("what was made before is not touched by what comes after", () => {
  const first = bytesOf(["first"]);
  bytesOf(["second"]);
  expect(String(first)).toBe("first");
});
