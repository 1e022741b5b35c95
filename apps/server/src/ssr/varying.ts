// What of its visitor a cached page depends on, and which copy of it is a request's. Time is not among it: it bounds how long
// a copy is kept.
import { geoCountryCookie, readGeoCountry } from "@selvedge/domain/access/region";
import { chosenCurrency, currencyCookie } from "@selvedge/domain/currency/shopper-currency";
import { chosenVariations } from "@selvedge/domain/split-tests/chosen-variations";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import { type Dimension, type Facts, noVariation, type Reads } from "@selvedge/pages/conditions/condition";
import { type Meeting, queryOf } from "../plugins/access/meet-tests.ts";

/** A page that is not the same for everyone, and what is needed to know from a request how it differs. */
export interface Varying {
  /** The values that it tells apart, by dimension. */
  readonly reads: Reads;
  /** The running split tests that it reads. */
  readonly tests: readonly RunningTest[];
  /** The currencies in which the shop shows prices, its own first. */
  readonly currencies: readonly string[];
}

/** One of several copies of a page. */
export interface Copy {
  readonly varying: Varying;
  readonly name: string;
}

/** What a request says of its visitor. */
export interface Asking {
  /** Path and query. */
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly meeting: Pick<Meeting, "variationOf">;
}

export type VisitorFacts = Pick<Facts, "login" | "country" | "currency" | "variations">;

/** The facts of a request, with whether its visitor is signed in. */
export function factsOf({ url, cookies, meeting }: Asking, varying: Varying, login: Facts["login"]): VisitorFacts {
  return {
    login,
    country: readGeoCountry(cookies[geoCountryCookie]) ?? "",
    currency: chosenCurrency(cookies[currencyCookie], varying.currencies),
    variations: chosenVariations(varying.tests, queryOf(url), meeting.variationOf),
  };
}

/**
 * The name of the copy for a visitor: of each dimension the value that the page tells apart, or nothing for all others. So
 * there are no more copies than looks, whatever a request says.
 */
export function copyOf(reads: Reads, facts: VisitorFacts): string {
  const parts = [...reads].map(([dimension, values]) => {
    const value = factOf(dimension, facts);
    return `${dimension}=${values.has(value) ? value : ""}`;
  });
  return parts.toSorted().join("\n");
}

/**
 * The same from a request alone; null where only the server can tell, because the page depends on who is signed in and the
 * visitor has a session.
 */
export function copyOfRequest(varying: Varying, asking: Asking, sessionCookie: string): string | null {
  if (varying.reads.has("login") && asking.cookies[sessionCookie]) return null;
  return copyOf(varying.reads, factsOf(asking, varying, "logged-out"));
}

const nobody: Asking["meeting"] = { variationOf: () => null };
const plainCopies = new WeakMap<Varying, string>();

/**
 * The same for a request that has neither cookies nor a query, which is a first visit: worked out once for each page. Only for
 * pages that read no running split test: of those each first visitor may get another copy.
 */
export function plainCopy(varying: Varying): string {
  const known = plainCopies.get(varying);
  if (known !== undefined) return known;
  const name = copyOf(varying.reads, factsOf({ url: "/", cookies: {}, meeting: nobody }, varying, "logged-out"));
  plainCopies.set(varying, name);
  return name;
}

const factOf = (dimension: Dimension, facts: VisitorFacts): string => {
  if (dimension === "login" || dimension === "country" || dimension === "currency") return facts[dimension];
  return facts.variations[dimension.slice("variation:".length)] ?? noVariation;
};
