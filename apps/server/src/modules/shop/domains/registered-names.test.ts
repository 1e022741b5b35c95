import { expect, test } from "vitest";
import { isApex, whyNobodyHas } from "./registered-names.ts";

test.each([
  ["northkeep.com", null],
  ["shop.northkeep.co.uk", null],
  ["northkeep.museum", null],
  // пример.рф
  ["xn--e1afmkfd.xn--p1ai", null],
  ["shop.foo.notatld", "No domain ends in .notatld. Check how yours is written."],
  ["northkeep.con", "No domain ends in .con. Check how yours is written."],
  ["co.uk", "Names are registered under co.uk. Add yours, such as yourshop.co.uk."],
  ["github.io", "Names are registered under github.io. Add yours, such as yourshop.github.io."],
  ["shop.northkeep.example", "Nobody can register a name that ends in .example. Add a domain that you own."],
  ["shop.lan.local", "Nobody can register a name that ends in .local. Add a domain that you own."],
])("P5.06 whether somebody can have %s: %s", (host, why) => {
  expect(whyNobodyHas(host, { isDnsLocal: false })).toBe(why);
});

test("where the DNS is a file of this machine, reserved names can be tried, and mistyped ones cannot", () => {
  expect(whyNobodyHas("shop.northkeep.test", { isDnsLocal: true })).toBeNull();
  expect(whyNobodyHas("shop.foo.notatld", { isDnsLocal: true })).toContain(".notatld");
});

test.each([
  ["northkeep.test", true],
  ["northkeep.co.uk", true],
  ["northkeep.me.uk", true],
  ["northkeep.com.au", true],
  ["shop.northkeep.test", false],
  ["shop.northkeep.me.uk", false],
])("%s has nothing in front: %s", (host, is) => {
  expect(isApex(host)).toBe(is);
});
