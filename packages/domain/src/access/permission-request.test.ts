import { expect, test } from "vitest";
import { merchantPermissions } from "./merchant-roles.ts";
import { type RequestedOf, requestedWords } from "./permission-request.ts";
import { staffPermissions } from "./roles.ts";

test.each<[string, RequestedOf, string[], string[] | null]>([
  ["orders.read", "merchant", [], ["orders.read"]],
  ["orders.read,money.read", "merchant", [], ["orders.read", "money.read"]],
  ["orders.read,,orders.read", "merchant", [], ["orders.read"]],
  ["orders.read,money.read", "merchant", ["orders.read"], ["money.read"]],
  ["orders.read", "merchant", ["orders.read"], null],
  ["orders.release", "merchant", [], null],
  ["orders.release", "staff", [], ["orders.release"]],
  ["orders.read,everything", "merchant", [], null],
  ["toString", "staff", [], null],
  ["", "staff", [], null],
  [Object.keys(staffPermissions).slice(0, 20).join(","), "staff", [], Object.keys(staffPermissions).slice(0, 20)],
  [Object.keys(staffPermissions).slice(0, 21).join(","), "staff", [], null],
  [Object.keys(merchantPermissions).slice(0, 3).join(), "merchant", Object.keys(merchantPermissions), null],
])("S6.09: a request for %j as %s requests %j (storefront §6)", (text, of, held, words) => {
  expect(requestedWords(text, of, held)).toEqual(words);
});
