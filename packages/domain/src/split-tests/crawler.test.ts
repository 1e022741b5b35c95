import { expect, test } from "vitest";
import { isCrawler } from "./crawler.ts";

test.each<[string | undefined, boolean]>([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    true,
  ],
  ["facebookexternalhit/1.1", true],
  ["curl/8.5.0", true],
  ["", true],
  [undefined, true],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", false],
  // A telephone whose maker ends in "bot" has a person in front of it.
  [
    "Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
    false,
  ],
])("%s: %s", (userAgent, isOne) => {
  expect(isCrawler(userAgent)).toBe(isOne);
});
