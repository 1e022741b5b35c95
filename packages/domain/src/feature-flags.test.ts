import { expect, test } from "vitest";
import { featureFlags, readFeatureFlags } from "./feature-flags.ts";

const reader = (query: string) => ({
  get: (name: string) => new Map(query.split("&").map((pair) => pair.split("=") as [string, string])).get(name) ?? null,
});

test("every flag is on without a query (platform-core §1)", () => {
  expect(Object.values(readFeatureFlags(reader("")))).toEqual(featureFlags.map(() => true));
});

test.each(featureFlags)("feature-%s=false turns that one off and no other", (flag) => {
  const flags = readFeatureFlags(reader(`feature-${flag}=false`));
  expect(Object.entries(flags).filter(([, isOn]) => !isOn)).toEqual([[flag, false]]);
});

test.each(["0", "no", "FALSE", "", "true"])("the value %j turns nothing off", (value) => {
  expect(readFeatureFlags(reader(`feature-gtm=${value}`)).gtm).toBe(true);
});

test("datadog is off for bots", () => {
  expect(readFeatureFlags(reader(""), "Googlebot/2.1").datadog).toBe(false);
  expect(readFeatureFlags(reader("feature-datadog=true"), "Googlebot/2.1").datadog).toBe(false);
});
