import type { WirePage } from "@selvedge/pages/wire/wire";
import { expect, test } from "vitest";
import { addressOfForm } from "./address-of-form.ts";

const form = (uid: string, contactEmail: unknown, type = "mailContactForm") => ({
  type,
  uid,
  properties: { contactEmail },
});
const page = {
  blocks: [
    form("a", "crew@north.test"),
    { type: "row", uid: "r", items: [form("b", " post@north.test ")] },
    form("c", "not an address"),
    form("d", "x@y.test", "textBlock"),
  ],
} as unknown as WirePage;

test.each([
  ["a", "crew@north.test"],
  ["b", "post@north.test"],
  ["c", ""],
  ["d", ""],
  ["e", ""],
  ["", ""],
])("S3.40 the form %s sends to '%s'", (uid, address) => {
  expect(addressOfForm(page, uid)).toBe(address);
});

test("a page that is gone names no address", () => {
  expect(addressOfForm(null, "a")).toBe("");
});
