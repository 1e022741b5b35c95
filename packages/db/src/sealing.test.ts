import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Keyring, keyIdOf, openText, type SealedPlace, sealText } from "./sealing.ts";

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const before: Keyring = { currentId: "2025", keys: new Map([["2025", oldKey]]) };
const during: Keyring = {
  currentId: "2026",
  keys: new Map([
    ["2026", newKey],
    ["2025", oldKey],
  ]),
};
const after: Keyring = { currentId: "2026", keys: new Map([["2026", newKey]]) };
const place: SealedPlace = { table: "staff_private_details", row: 7, column: "sort_code" };

test.each(["", "40-47-84", "Inês Duarte", "🧵".repeat(400), "\u0000"])("%j opens as it was sealed", (text) => {
  const sealed = sealText(before, place, text);
  expect(openText(before, place, sealed)).toEqual({ ok: true, text });
});

test("the sealed text names its key, says nothing of the value, and differs each time", () => {
  const [one, other] = [sealText(before, place, "12345678"), sealText(before, place, "12345678")];
  expect(one).toMatch(/^sealed1\.2025\.[\w-]{16}\.[\w-]+$/);
  expect(one).not.toContain("12345678");
  expect(one).not.toBe(other);
  expect(keyIdOf(one)).toBe("2025");
  expect(keyIdOf("12345678")).toBe("");
});

test.each([
  ["another row", { ...place, row: 8 }],
  ["another column", { ...place, column: "bank_name" }],
  ["another table", { ...place, table: "division_plugins" }],
  ["a row and column that read alike when they are joined", { ...place, row: "7s", column: "ort_code" }],
])("a value that was moved to %s does not open", (_, elsewhere) => {
  expect(openText(before, elsewhere, sealText(before, place, "40-47-84"))).toEqual({ ok: false, code: "damaged" });
});

test("a changed letter anywhere in nonce, bytes or tag is noticed", () => {
  const sealed = sealText(before, place, "40-47-84");
  const start = "sealed1.2025.".length;
  for (let at = start; at < sealed.length; at++) {
    if (sealed[at] === ".") continue;
    // The last letters of base64url may carry bits that no byte uses; swapping case flips a used one elsewhere.
    const swapped = sealed[at] === "A" ? "Q" : "A";
    expect(openText(before, place, sealed.slice(0, at) + swapped + sealed.slice(at + 1))).toEqual({
      ok: false,
      code: "damaged",
    });
  }
});

test.each(["", "40-47-84", "sealed1", "sealed1.2025", "sealed1.2025..", "sealed1.2025.AAAA.AAAA", "sealed2.2025.a.b"])(
  "%j is no sealed text",
  (text) => {
    expect(openText(before, place, text)).toEqual({ ok: false, code: "damaged" });
  },
);

test("a value cut to its tag's length does not open", () => {
  const sealed = sealText(before, place, "40-47-84");
  expect(openText(before, place, sealed.slice(0, -11))).toEqual({ ok: false, code: "damaged" });
});

test("after a new key has come, old values open until the old key goes", () => {
  const sealed = sealText(before, place, "40-47-84");
  expect(openText(during, place, sealed)).toEqual({ ok: true, text: "40-47-84" });
  expect(keyIdOf(sealText(during, place, "40-47-84"))).toBe("2026");
  expect(openText(after, place, sealed)).toEqual({ ok: false, code: "unknown_key" });
});

test("a key that pretends to be another's id is refused", () => {
  const sealed = sealText(before, place, "40-47-84").replace("2025", "2026");
  expect(openText({ currentId: "2026", keys: new Map([["2026", oldKey]]) }, place, sealed)).toEqual({
    ok: false,
    code: "damaged",
  });
});

test("a keyring without its current key seals nothing", () => {
  expect(() => sealText({ currentId: "2027", keys: new Map() }, place, "x")).toThrow(/no key "2027"/);
});
