// What a shop's visitors read of its cookies is what the code sets: a place that sets one is in this list.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { geoCountryCookie } from "@selvedge/domain/access/region";
import { currencyCookie } from "@selvedge/domain/currency/shopper-currency";
import { shopCookies } from "@selvedge/domain/legal/cookies";
import { referralCookie } from "@selvedge/domain/referrals/referral-code";
import { deliveryCountryCookie } from "@selvedge/domain/shipping/delivery-country";
import { consentCookie } from "@selvedge/domain/shops/cookie-consent";
import { operatorModeName } from "@selvedge/domain/shops/operator-mode";
import { discoveredTestsCookie } from "@selvedge/domain/split-tests/discovered-tests";
import { expect, test } from "vitest";

const apps = new URL("../../../../../", import.meta.url).pathname;
const setsOne = /\bsetCookie\(|fastifyCookie\.serialize\(|"Set-Cookie", `|document\.cookie = /;

/**
 * The cookies that each file sets. Those of terminals are on the staff's own host, which no visitor of a shop sees, and who
 * changes an answer about cookies has some deleted.
 */
const setIn: Readonly<Record<string, readonly string[]>> = {
  "server/src/modules/orders/receipt/placed-order.ts": ["placed"],
  "server/src/modules/orders/receipt/receipt-reader.ts": ["receipts"],
  "server/src/modules/orders/receipt/shown-receipts.ts": ["shown"],
  "server/src/modules/people/hand-over/start.ts": ["hand-over"],
  "server/src/modules/people/mail-sign-in/mailed-to.ts": ["sign-in-mail"],
  "server/src/modules/people/second-factors/attempts.ts": ["sign-in"],
  "server/src/modules/people/second-factors/devices.ts": ["device"],
  "server/src/plugins/access/meet-tests.ts": [discoveredTestsCookie],
  "server/src/plugins/access/shop-pass.ts": ["shop-pass"],
  "server/src/plugins/country-cookie.ts": [geoCountryCookie],
  "server/src/plugins/session/session.ts": ["session", "XSRF-TOKEN"],
  "server/src/plugins/session/terminal.ts": [],
  "server/src/ssr/forms/currency-form.ts": [currencyCookie],
  "server/src/ssr/loaders/destination.ts": [deliveryCountryCookie],
  "server/src/ssr/loaders/posting/gates.ts": ["gate-…"],
  "server/src/ssr/operator-mode.ts": [operatorModeName],
  "server/src/ssr/shared-link.ts": [referralCookie],
  "storefront/src/hydrate/plugins/change-answer.ts": [],
  "storefront/src/hydrate/plugins/consent.ts": [consentCookie],
  "storefront/src/hydrate/plugins/offer-dialog.ts": ["offer-subscribed", "offer-dismissed"],
};

const sources = ["server/src", "storefront/src"].flatMap((folder) =>
  readdirSync(join(apps, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(apps, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes("/testing/")),
);

test("every place that sets a cookie on a shop's host is known", () => {
  const found = sources.filter((path) => setsOne.test(readFileSync(join(apps, path), "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(setIn).toSorted());
});

test("the list in the notice has each of them, and no other", () => {
  expect(shopCookies.map(({ name }) => name).toSorted()).toEqual(Object.values(setIn).flat().toSorted());
  for (const { purpose, lasts } of shopCookies) expect([purpose, lasts]).not.toContain("");
});
