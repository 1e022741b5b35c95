import type { FacetOption, Finder } from "@selvedge/contracts/pages/finder";
import {
  type ChosenFacets,
  choicesOf,
  chosenFacets,
  type FacetChoice,
  facetParameters,
  noFacets,
  type ValueFacet,
  withoutChoice,
} from "@selvedge/domain/facets/chosen-facets";
import { countFacets, type FacetCounts } from "@selvedge/domain/facets/count-facets";
import type { FacetGoods } from "@selvedge/domain/facets/facet-goods";
import { sortGoods } from "@selvedge/domain/facets/sort-goods";
import type { ProductId } from "@selvedge/domain/ids";
import { collectionSorts, type ProductSort } from "@selvedge/domain/products/product-sorts";
import { searchLimits } from "@selvedge/domain/search/search-limits";
import type { ShopGoods } from "./read-goods.ts";

const { productsPerPage } = searchLimits;

/** What a page of products is made from. */
export interface Wanted {
  shop: ShopGoods;
  list: readonly FacetGoods[];
  query: URLSearchParams;
  /** What the address says beside the filters, such as the words of a search. */
  fixed: Readonly<Record<string, string>>;
  /** What the list's own order is called, where it has one. */
  ownOrder: string | null;
  minorDigits: number;
}

export interface FoundGoods {
  finder: Finder;
  /** Of the products on this page. */
  ids: ProductId[];
  /** Names of the chosen colours: cards show one of them. */
  colours: string[];
  /** A value was asked for that the shop does not have: this is the query without such. */
  knownQuery: string | null;
}

/** A list of a shop's goods as its address asks for it: filtered, counted, sorted, and one page of it. */
export function findGoods({ shop, list, query, fixed, ownOrder, minorDigits }: Wanted): FoundGoods {
  const asked = chosenFacets(query);
  const chosen = knownOf(shop, asked);
  const sorts = [...(ownOrder === null ? [] : [{ sort: "", words: ownOrder }]), ...collectionSorts];
  const sort = (sorts.find((each) => each.sort === query.get("sort")) ?? sorts[0]!).sort;
  const counts = countFacets(list, chosen, minorDigits);
  const count = counts.fitting.length;
  const pages = Math.max(1, Math.ceil(count / productsPerPage));
  const page = pageOf(query.get("page"), pages);
  const before = (page - 1) * productsPerPage;
  const queryOf = (facets: ChosenFacets) =>
    new URLSearchParams([
      ...Object.entries(fixed),
      ...facetParameters(facets),
      ...(sort === sorts[0]!.sort ? [] : [["sort", sort]]),
    ] as [string, string][]).toString();
  const sorted = sortGoods(counts.fitting, (sort || null) as ProductSort | null);
  const left = (choice: FacetChoice) => countFacets(list, withoutChoice(chosen, choice), minorDigits).fitting.length;
  const plain = queryOf(chosen);
  return {
    ids: sorted.slice(before, before + productsPerPage).map(({ id }) => id),
    colours: chosen.values.colour.map((slug) => shop.colours.get(slug)!.name),
    knownQuery: queryOf(asked) === plain ? null : plain,
    finder: {
      ...{ total: list.length, count, page, pages, before, sort, sorts, fixed, query: plain },
      ...optionsOf(shop, chosen, counts),
      price: priceOf(chosen, counts, minorDigits),
      chips: choicesOf(chosen).map((choice) => ({
        ...chipOf(shop, choice),
        query: queryOf(withoutChoice(chosen, choice)),
        left: count === 0 ? left(choice) : null,
      })),
      clearQuery: queryOf(noFacets),
    },
  };
}

/** The page that was asked for, of those that there are. */
function pageOf(asked: string | null, pages: number): number {
  const page = /^\d{1,4}$/.test(asked ?? "") ? Number(asked) : 1;
  return Math.min(Math.max(1, page), pages);
}

/** Without values that nothing in the shop has: addresses of made-up ones would fill the page cache. */
function knownOf({ kinds, colours, sizes }: ShopGoods, chosen: ChosenFacets): ChosenFacets {
  const { kind, colour, size } = chosen.values;
  const among = (known: ReadonlyMap<string, unknown>, values: readonly string[]) =>
    values.filter((value) => known.has(value));
  return { ...chosen, values: { kind: among(kinds, kind), colour: among(colours, colour), size: among(sizes, size) } };
}

/** What may be chosen: of filters that make a difference in this list, or are in use. */
function optionsOf(
  shop: ShopGoods,
  { values: chosen, flags }: ChosenFacets,
  { values, colourOrder, flags: counted }: FacetCounts,
) {
  const options = (
    facet: ValueFacet,
    order: Iterable<string>,
    look: (value: string) => Omit<FacetOption, "value" | "count" | "isChosen">,
  ) => {
    const counts = values[facet];
    const all = [...order].filter((value) => counts.has(value) || chosen[facet].includes(value));
    if (all.length < 2 && chosen[facet].length === 0) return [];
    return all.map((value) => ({
      ...{ value, count: counts.get(value) ?? 0, isChosen: chosen[facet].includes(value) },
      ...look(value),
    }));
  };
  const flag = (name: keyof typeof flags) => ({ count: counted[name], isChosen: flags[name] });
  return {
    kinds: options("kind", shop.kinds.keys(), (value) => ({ name: shop.kinds.get(value)! })),
    colours: options("colour", new Set([...colourOrder, ...chosen.colour]), (value) => shop.colours.get(value)!),
    sizes: options("size", shop.sizes.keys(), (value) => ({ name: shop.sizes.get(value)! })),
    sale: flag("sale"),
    ownWords: flag("own-words"),
  };
}

/** In whole units around all that the list costs; null where everything costs the same. */
function priceOf({ from, to }: ChosenFacets, { price }: FacetCounts, minorDigits: number): Finder["price"] {
  const isChosen = from !== null || to !== null;
  if (!price || (price.minMinor === price.maxMinor && !isChosen)) return null;
  const scale = 10 ** minorDigits;
  return {
    from,
    to,
    min: Math.floor(price.minMinor / scale),
    max: Math.ceil(price.maxMinor / scale),
    bars: price.bars,
  };
}

const flagWords = { sale: "On sale", "own-words": "Can carry your own words" } as const;

function chipOf({ kinds, colours, sizes }: ShopGoods, { facet, value }: FacetChoice) {
  if (facet === "price") return { facet, words: "" };
  if (facet === "sale" || facet === "own-words") return { facet, words: flagWords[facet] };
  if (facet === "colour") return { facet, words: colours.get(value)!.name, hex: colours.get(value)!.hex };
  return { facet, words: (facet === "kind" ? kinds : sizes).get(value)! };
}
