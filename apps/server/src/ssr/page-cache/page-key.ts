import { chosenFacets, facetParameters, priceFacets } from "@selvedge/domain/facets/chosen-facets";
import { collectionSorts } from "@selvedge/domain/products/product-sorts";
import { referralParameter } from "@selvedge/domain/referrals/referral-code";
import { hostNameOf } from "@selvedge/domain/shops/hosts";
import { operatorModeName, operatorModeOf } from "@selvedge/domain/shops/operator-mode";

/**
 * Query parameters that a shared page may read, with the values that change it. All others play no part in what it shows or
 * in its key, so made-up addresses fill no memory.
 */
const readable: Readonly<Record<string, readonly string[]>> = {
  sort: collectionSorts.slice(1).map(({ sort }) => sort),
  page: Array.from({ length: 832 }, (_, index) => String(index + 2)),
  "feature-components": ["false"],
  "feature-pages": ["false"],
};

/** Parameters of some addresses alone: elsewhere they would only fill the memory. */
const onlyAt: Readonly<Record<string, RegExp>> = { page: /^(\/_page)?\/(blog|collection)\// };

/** In a route's parameters: those of the filters of a list. */
const facets = "facets";
const isFiltered = /^(\/_page)?\/collection\//;
/** Values that are chosen at once in a page that is cached: of more there would be too many. */
const mostFacets = 2;

/** Switches that change what any shared page loads. */
const everyPages: readonly string[] = ["feature-components", "feature-pages"];

/** What a shared page reads of a query, in a fixed order. `named` are the parameters of its route. */
export function readableQuery(given: URLSearchParams, named: readonly string[]): URLSearchParams {
  const read = new URLSearchParams();
  if (named.includes(facets))
    for (const [name, value] of facetParameters(chosenFacets(given))) read.append(name, value);
  for (const name of [...named, ...everyPages]) {
    const value = given.get(name);
    if (value !== null && readable[name]?.includes(value)) read.set(name, value);
  }
  return read;
}

/** A draft is its shop's people's alone; what shows the shop, a code, and who sent the visitor are answered with a redirect. */
const ownRequests = ["preview", operatorModeName, "code", referralParameter];
const isOwnRequest = (given: URLSearchParams): boolean => ownRequests.some((name) => given.has(name));

/** What a visitor chose on a product travels in its address, without scripts the size and the quantity, too. */
const ownChoices = ["size", "quantity", "country", "reviews", "notice"];
const isOwnChoice = (url: string, given: URLSearchParams): boolean =>
  /^(\/_page)?\/product\//.test(url) && ownChoices.some((name) => given.has(name));

/** A choice that few others make: of many filters, or between prices. */
function isRareChoice(given: URLSearchParams): boolean {
  const chosen = facetParameters(chosenFacets(given)).map(([name]) => name);
  return chosen.length > mostFacets || priceFacets.some((end) => chosen.includes(end));
}

/**
 * The key of a cached page, before its route is known: host without port, path, what any page reads of a query, and what
 * shows the shop where that is not a visitor's own browser.
 * null for an invalid host or address, for a preview, for a link with a discount code or of who shares it, and for one that contains a shopper's
 * own choice: none is ever cached. Neither is a list that is filtered in a way that few others choose.
 */
export function pageKey(hostHeader: string | undefined, url: string, cookies?: string): string | null {
  if (!hostHeader || !url.startsWith("/") || url.length > 1000) return null;
  const host = hostNameOf(hostHeader);
  if (host === null) return null;
  const mode = operatorModeOf(cookies);
  const place = mode ? `${host}#${mode}` : host;
  const at = url.indexOf("?");
  if (at === -1) return `${place} ${url}`;
  const given = new URLSearchParams(url.slice(at + 1));
  if (isOwnRequest(given) || isOwnChoice(url, given)) return null;
  const hasFilters = isFiltered.test(url);
  if (hasFilters && isRareChoice(given)) return null;
  const names = Object.keys(readable).filter((name) => onlyAt[name]?.test(url) ?? true);
  const read = readableQuery(given, hasFilters ? [facets, ...names] : names).toString();
  return `${place} ${url.slice(0, at)}${read && `?${read}`}`;
}
