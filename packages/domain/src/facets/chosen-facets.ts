// What a shopper has chosen among the filters of a list, as its address says it. One choice has one form, so that it is
// cached, shared and compared by its address.

/** Filters of which several values may be chosen: any of them fits. The names are those in addresses. */
export const valueFacets = ["kind", "colour", "size"] as const;
export type ValueFacet = (typeof valueFacets)[number];

/** Filters that are on or off. */
export const flagFacets = ["sale", "own-words"] as const;
export type FlagFacet = (typeof flagFacets)[number];

/** The ends of the price, in whole or decimal units of the shop's currency. */
export const priceFacets = ["from", "to"] as const;

export interface ChosenFacets {
  readonly values: Readonly<Record<ValueFacet, readonly string[]>>;
  readonly flags: Readonly<Record<FlagFacet, boolean>>;
  /** In major units, with VAT; null for no end. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The parameters of an address, as URLSearchParams gives them. */
export interface Query {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** Values of one filter that are read; whatever follows plays no part. */
const valueLimit = 20;
const slug = /^[a-z0-9-]{1,80}$/;
const amount = /^\d{1,6}(\.\d{1,2})?$/;

/** Reads the parameters of an address. What is no choice is left out; values are sorted, and each is there once. */
export function chosenFacets(query: Query): ChosenFacets {
  const valuesOf = (facet: ValueFacet) =>
    [...new Set(query.getAll(facet).filter((value) => slug.test(value)))].sort().slice(0, valueLimit);
  const [one, other] = priceFacets.map((end) => amountOf(query.get(end)));
  const isTurned = one != null && other != null && one > other;
  return {
    values: { kind: valuesOf("kind"), colour: valuesOf("colour"), size: valuesOf("size") },
    flags: { sale: query.get("sale") === "1", "own-words": query.get("own-words") === "1" },
    from: (isTurned ? other : one) ?? null,
    to: (isTurned ? one : other) ?? null,
  };
}

function amountOf(typed: string | null): number | null {
  const plain = (typed ?? "").trim().replace(",", ".");
  return amount.test(plain) ? Number(plain) : null;
}

/** The same as parameters of an address, in their one form. Nothing chosen is none. */
export const facetParameters = ({ values, flags, from, to }: ChosenFacets): [name: string, value: string][] => [
  ...valueFacets.flatMap((facet) => values[facet].map((value): [string, string] => [facet, value])),
  ...(from === null ? [] : [["from", String(from)] as [string, string]]),
  ...(to === null ? [] : [["to", String(to)] as [string, string]]),
  ...flagFacets.filter((flag) => flags[flag]).map((flag): [string, string] => [flag, "1"]),
];

/** One choice of a filter: a value, a flag, or an end of the price. */
export interface FacetChoice {
  readonly facet: ValueFacet | FlagFacet | "price";
  /** Of a filter with values; "" for others. */
  readonly value: string;
}

/** Nothing. */
export const noFacets: ChosenFacets = {
  values: { kind: [], colour: [], size: [] },
  flags: { sale: false, "own-words": false },
  from: null,
  to: null,
};

/** All that is chosen, one by one; both ends of a price are one choice. */
export const choicesOf = ({ values, flags, from, to }: ChosenFacets): FacetChoice[] => [
  ...valueFacets.flatMap((facet) => values[facet].map((value) => ({ facet, value }))),
  ...(from === null && to === null ? [] : [{ facet: "price" as const, value: "" }]),
  ...flagFacets.filter((flag) => flags[flag]).map((facet) => ({ facet, value: "" })),
];

/** The same without one choice. */
export function withoutChoice(chosen: ChosenFacets, { facet, value }: FacetChoice): ChosenFacets {
  if (facet === "price") return { ...chosen, from: null, to: null };
  if (facet === "sale" || facet === "own-words") return { ...chosen, flags: { ...chosen.flags, [facet]: false } };
  const left = chosen.values[facet].filter((each) => each !== value);
  return { ...chosen, values: { ...chosen.values, [facet]: left } };
}
