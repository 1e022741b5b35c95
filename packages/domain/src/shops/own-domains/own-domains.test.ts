import { describe, expect, test } from "vitest";
import { readDomainName } from "./domain-name.ts";
import { type FoundRecords, judgeRecords, standAll } from "./domain-records.ts";
import { nextLookMs, nextTryMs } from "./next-look.ts";

describe("P5.06 a typed domain", () => {
  test.each([
    ["shop.northkeep.test", "shop.northkeep.test"],
    ["  https://Shop.Northkeep.test/hello?x#y ", "shop.northkeep.test"],
    ["northkeep.co.uk.", "northkeep.co.uk"],
    ["shop.northkeep.test:8080", "shop.northkeep.test"],
    ["żółw.example", null],
    ["localhost", null],
    ["10.0.0.1", null],
    ["-bad.example", null],
    ["two words.example", null],
    ["", null],
    [`${"a".repeat(64)}.example`, null],
  ])("%j is %j", (typed, host) => {
    expect(readDomainName(typed)).toBe(host);
  });

  test("in other letters is what the DNS knows it as", () => {
    expect(readDomainName("Żółw.example", (name) => name.replace("żółw", "xn--w-uga1v8h"))).toBe(
      "xn--w-uga1v8h.example",
    );
  });
});

const wanted = {
  ...{ host: "shop.northkeep.test", token: "8f1c", target: "shops.selvedge.shop", targetAddresses: ["203.0.113.7"] },
  ...{ isApex: false, issuer: "letsencrypt.org" },
};
const nothing: FoundRecords = { cnames: [], addresses: [], texts: [], issuers: [], issuersAt: "" };
const right: FoundRecords = { ...nothing, cnames: ["Shops.Selvedge.shop."], texts: ["v=spf1 -all", "sv-verify=8f1c"] };

describe("the records of a domain", () => {
  test.each([
    ["nothing", {}, nothing, ["CNAME missing", "TXT missing"]],
    ["both", {}, right, ["CNAME found", "TXT found"]],
    ["another target", {}, { ...right, cnames: ["old.example"] }, ["CNAME wrong", "TXT found"]],
    [
      "our address in place of our name",
      {},
      { ...right, cnames: [], addresses: ["203.0.113.7"] },
      ["CNAME found", "TXT found"],
    ],
    [
      "one of two addresses elsewhere",
      {},
      { ...right, cnames: [], addresses: ["203.0.113.7", "198.51.100.1"] },
      ["CNAME wrong", "TXT found"],
    ],
    ["another shop's proof", {}, { ...right, texts: ["sv-verify=other"] }, ["CNAME found", "TXT wrong"]],
    ["an address, where no CNAME can be", { isApex: true }, nothing, ["A missing", "TXT missing"]],
    [
      "another authority alone",
      {},
      { ...right, issuers: ["digicert.com"], issuersAt: "northkeep.test" },
      ["CNAME found", "TXT found", "CAA wrong"],
    ],
    [
      "ours among others",
      {},
      { ...right, issuers: ["digicert.com", "letsencrypt.org; x=1"], issuersAt: "northkeep.test" },
      ["CNAME found", "TXT found", "CAA found"],
    ],
  ])("with %s stand so", (_, more, found, states) => {
    const records = judgeRecords({ ...wanted, ...more }, found);
    expect(records.map(({ type, state }) => `${type} ${state}`)).toEqual(states);
    expect(standAll(records)).toBe(states.every((state) => state.endsWith("found")));
  });
});

test("a domain is looked at often at first, and seldom later", () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  expect([nextLookMs("waiting", 0), nextLookMs("waiting", 2 * hour), nextLookMs("waiting", 2 * day)]).toEqual([
    ...[minute, 10 * minute],
    hour,
  ]);
  expect([nextLookMs("active", 0), nextLookMs("failed", 0)]).toEqual([12 * hour, day]);
  expect([nextTryMs(1), nextTryMs(3), nextTryMs(40)]).toEqual([10 * minute, 40 * minute, day]);
});
