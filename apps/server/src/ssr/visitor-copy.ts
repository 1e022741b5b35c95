// What of its visitor a page depends on, and what is known of the visitor in those ways.
import { readDivision } from "@selvedge/db/read-division";
import { chosenCurrencies, readPlugins } from "@selvedge/domain/shops/plugins";
import type { Reads } from "@selvedge/pages/conditions/condition";
import { storedPlugins } from "../modules/shop/shop-window/index.ts";
import { findAccount } from "../plugins/access/find-account.ts";
import { meetingOf } from "../plugins/access/meet-tests.ts";
import { runningTests } from "../plugins/access/running-tests.ts";
import { type Asking, type Copy, copyOf, factsOf, type Varying, type VisitorFacts } from "./varying.ts";
import type { Visit } from "./visit.ts";

/** What is needed to tell visitors of a page apart; what the page does not read is not looked up. */
export async function varyingOf({ platform, division }: Visit, reads: Reads): Promise<Varying> {
  const read = [...reads.keys()].filter((dimension) => dimension.startsWith("variation:"));
  const codes = new Set(read.map((dimension) => dimension.slice("variation:".length)));
  const [running, plugins] = await Promise.all([
    codes.size > 0 ? runningTests(platform, division.id) : [],
    reads.has("currency")
      ? readDivision(platform.pools.web, division.id, (db) => storedPlugins(db, division.id))
      : undefined,
  ]);
  const { currency } = readPlugins(plugins);
  return {
    reads,
    tests: running.filter(({ code }) => codes.has(code)),
    currencies: [...new Set([division.currency, ...chosenCurrencies(currency)])],
  };
}

/** What a request says of its visitor. */
export const askingOf = (request: Visit["request"]): Asking => ({
  url: request.url,
  cookies: request.cookies,
  meeting: meetingOf(request.raw),
});

/** The visitor's facts, as far as a page depends on them. */
export async function visitorFacts({ platform, request }: Visit, varying: Varying): Promise<VisitorFacts> {
  const account = varying.reads.has("login") ? await findAccount(platform, request) : null;
  return factsOf(askingOf(request), varying, account ? "logged-in" : "logged-out");
}

/** The name of the copy of a page that a visit gets. */
export const copyOfVisit = async (visit: Visit, varying: Varying): Promise<string> =>
  copyOf(varying.reads, await visitorFacts(visit, varying));

/**
 * The copy of a page in a shop that shows prices in several currencies: one more for each, beside what the page tells apart
 * itself.
 */
export async function copyByCurrency(visit: Visit, own: Copy | null, offered: readonly string[]): Promise<Copy | null> {
  if (offered.length < 2) return own;
  const read = own?.varying.reads.get("currency") ?? [];
  const reads = new Map(own?.varying.reads).set("currency", new Set([...read, ...offered.slice(1)]));
  const varying = { reads, tests: own?.varying.tests ?? [], currencies: offered };
  return { varying, name: await copyOfVisit(visit, varying) };
}
