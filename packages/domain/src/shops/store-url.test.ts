import { expect, test } from "vitest";
import { activeDomainName, storeUrl } from "./store-url.ts";

test.each([
  ["a shop without a domain of its own", { label: "demo", own: null }, "demo.selvedge.shop"],
  ["a shop whose own domain is active", { label: "demo", own: "northkeep.org" }, "northkeep.org"],
  ["the main site", { label: null, own: null }, "selvedge.shop"],
])("%s is addressed by its active domain (platform-core §3)", (_, hosts, domain) => {
  expect(activeDomainName(hosts, "selvedge.shop")).toBe(domain);
});

test.each([
  ["northkeep.org", "https", "", "https://northkeep.org/"],
  ["demo.localhost", "http", ":4000", "http://demo.localhost:4000/"],
] as const)("the store URL of %s by %s%s is %s (platform-core §3)", (domain, protocol, port, url) => {
  expect(storeUrl(domain, protocol, port)).toBe(url);
});
