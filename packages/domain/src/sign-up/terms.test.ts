import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isCurrentTerms, terms } from "./terms.ts";

test("another text is another version: change both lines here together", () => {
  const text = createHash("sha256").update(JSON.stringify(terms.sections)).digest("base64url").slice(0, 12);
  expect(`${terms.version} ${text}`).toBe("2026-11 CPufM53YJOL4");
});

test.each([
  [terms.version, true],
  ["2025-01", false],
  [null, false],
])("having accepted %s: %s", (version, isCurrent) => expect(isCurrentTerms(version)).toBe(isCurrent));
