import { metVariation } from "@selvedge/domain/split-tests/chosen-variations";
import { discoveredTestsCookie, readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import type { Dimension } from "@selvedge/pages/conditions/condition";
import { describe, expect, test } from "vitest";
import { copyOf, copyOfRequest, factsOf, plainCopy, type Varying } from "./varying.ts";

const variation = (id: number, alias: string) => ({ id, alias, name: alias, weight: 50 });
const hero = { id: 31, code: "hero", name: "Hero", variations: [variation(8, "before"), variation(7, "after")] };
const varying = (reads: Partial<Record<Dimension, string[]>>): Varying => ({
  reads: new Map(Object.entries(reads).map(([dimension, values]) => [dimension as Dimension, new Set(values)])),
  tests: [hero],
  currencies: ["GBP", "EUR"],
});
const asking = (cookies: Record<string, string> = {}, url = "/") => {
  const met = readDiscoveredTests(cookies[discoveredTestsCookie]);
  return { url, cookies, meeting: { variationOf: (test: RunningTest) => metVariation(test, met) } };
};
const met = (variation: number) => ({ "discovered-split-tests": JSON.stringify({ 31: variation }) });

describe("the copy of a page for a request", () => {
  test.each<[string, Varying, ReturnType<typeof asking>, string | null]>([
    [
      "a country that the page names",
      varying({ country: ["FR", "IE"] }),
      asking({ "geo-country": "fr" }),
      "country=FR",
    ],
    ["a country that it does not", varying({ country: ["FR", "IE"] }), asking({ "geo-country": "US" }), "country="],
    ["no country", varying({ country: ["FR"] }), asking(), "country="],
    ["a currency of the shop", varying({ currency: ["EUR"] }), asking({ currency: "EUR" }), "currency=EUR"],
    [
      "a currency that the shop does not show",
      varying({ currency: ["USD"] }),
      asking({ currency: "USD" }),
      "currency=",
    ],
    ["the shop's own currency", varying({ currency: ["GBP"] }), asking(), "currency=GBP"],
    ["a variation that was met", varying({ "variation:hero": ["after"] }), asking(met(7)), "variation:hero=after"],
    ["another variation", varying({ "variation:hero": ["after"] }), asking(met(8)), "variation:hero="],
    ["a variation that does not exist", varying({ "variation:hero": ["after"] }), asking(met(9)), "variation:hero="],
    ["a forced one", varying({ "variation:hero": ["after"] }), asking({}, "/?hero=after"), "variation:hero=after"],
    ["somebody without a session", varying({ login: ["logged-in"] }), asking(), "login="],
    ["somebody with one", varying({ login: ["logged-in"] }), asking({ session: "x" }), null],
    ["a session, where nobody asks for it", varying({ country: ["FR"] }), asking({ session: "x" }), "country="],
  ])("%s", (_, page, request, copy) => {
    expect(copyOfRequest(page, request, "session")).toBe(copy);
  });

  test("of a first visit is the one of a request without cookies and query, each time it is asked for", () => {
    const plain = { tests: [] };
    const pages = [
      { ...varying({ currency: ["GBP"] }), ...plain },
      { ...varying({ login: ["logged-out"], "variation:hero": ["after"] }), ...plain },
    ];
    for (const page of [...pages, ...pages]) expect(plainCopy(page)).toBe(copyOfRequest(page, asking(), "session"));
    expect(plainCopy(pages[1]!)).toBe("login=logged-out\nvariation:hero=");
  });

  test("is the same however its dimensions came about", () => {
    const one = varying({ login: ["logged-in"], country: ["FR"] });
    const other = varying({ country: ["FR"], login: ["logged-in"] });
    const facts = factsOf(asking({ "geo-country": "FR" }), one, "logged-in");
    expect(copyOf(one.reads, facts)).toBe(copyOf(other.reads, facts));
    expect(copyOf(one.reads, facts)).toBe("country=FR\nlogin=logged-in");
  });
});
