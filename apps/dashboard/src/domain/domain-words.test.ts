import { expect, test } from "vitest";
import { stepsMail, unknownProvider } from "./domain-words.ts";

test("of a domain that is with nobody we know its servers are named, where there are any", () => {
  expect(unknownProvider(["ns1.bramble.example"])).toMatch(
    /^It is with the servers ns1\.bramble\.example, which we do not/,
  );
  expect(unknownProvider([])).toMatch(/^Sign in where you bought the domain/);
});

test("the email about a domain lists the records that are not found, and no others", () => {
  const records = [
    { type: "CNAME", name: "shop.bramble.example", value: "shops.selvedge.example", state: "found" },
    { type: "TXT", name: "_selvedge.shop.bramble.example", value: "sv-verify=1&2", state: "missing" },
  ] as unknown as Parameters<typeof stepsMail>[0]["records"];
  const url = new URL(stepsMail({ host: "shop.bramble.example", records }));
  expect(url.searchParams.get("subject")).toBe("DNS records for shop.bramble.example");
  expect(url.searchParams.get("body")).toContain("Value: sv-verify=1&2\r\n");
  expect(url.searchParams.get("body")).not.toContain("CNAME");
});
