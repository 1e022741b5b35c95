import { expect, test } from "vitest";
import { featureFlags, isBot, readFeatureFlags } from "./feature-flags.ts";

const reader = (query: string) => ({
  get: (name: string) => new Map(query.split("&").map((pair) => pair.split("=") as [string, string])).get(name) ?? null,
});

test("P1.09 every flag is on without a query (platform-core §1)", () => {
  expect(featureFlags).toEqual(["fontawesome", "components", "pages", "sentry", "stripe", "gtm", "datadog"]);
  expect(Object.values(readFeatureFlags(reader("")))).toEqual(featureFlags.map(() => true));
});

test.each(featureFlags)("P1.10–P1.16 feature-%s=false turns that one off and no other", (flag) => {
  const flags = readFeatureFlags(reader(`feature-${flag}=false`));
  expect(Object.entries(flags).filter(([, isOn]) => !isOn)).toEqual([[flag, false]]);
});

test.each(["0", "no", "FALSE", "", "true"])("the value %j turns nothing off", (value) => {
  expect(readFeatureFlags(reader(`feature-gtm=${value}`)).gtm).toBe(true);
});

test("P1.16 for bots datadog is off, whatever the query says, and nothing else is (platform-core §1)", () => {
  for (const query of ["", "feature-datadog=true"]) {
    const flags = readFeatureFlags(reader(query), "Googlebot/2.1");
    expect(Object.entries(flags).filter(([, isOn]) => !isOn)).toEqual([["datadog", false]]);
  }
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["Mozilla/5.0 (compatible; YandexBot/3.0)", true],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp)", true],
  ["Baiduspider/2.0", true],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", true],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36", true],
  ["Mozilla/5.0 (Macintosh) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT P60) Chrome/140.0.0.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", false],
  ["", false],
])("%j is a bot: %s (platform-core §1)", (userAgent, isOne) => {
  expect(isBot(userAgent)).toBe(isOne);
});
