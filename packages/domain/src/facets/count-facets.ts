// Which of a shop's products fit what was chosen, and how many each further choice would leave. Pure; the time grows with the
// number of products, whatever is chosen: 10,000 take a few milliseconds.
import type { ChosenFacets, FlagFacet, ValueFacet } from "./chosen-facets.ts";
import type { FacetGoods, FacetStock } from "./facet-goods.ts";

export interface FacetCounts<Goods extends FacetGoods = FacetGoods> {
  /** Those that fit, in the order of the list. */
  fitting: Goods[];
  /**
   * How many fit with each value instead of what is chosen of its filter: values of one filter add to each other, filters
   * narrow each other. Every value of the list is there, also with 0.
   */
  values: Record<ValueFacet, Map<string, number>>;
  /** Those of most products of the list first, whatever is chosen: nothing moves under the finger that chooses. */
  colourOrder: string[];
  flags: Record<FlagFacet, number>;
  /** Prices of the list in minor units; null for an empty list. */
  price: { minMinor: number; maxMinor: number; bars: number[] } | null;
}

/** How many bars show what prices there are. */
export const priceBars = 10;

/** `minorDigits` is of the currency of the prices. */
export function countFacets<Goods extends FacetGoods>(
  list: readonly Goods[],
  chosen: ChosenFacets,
  minorDigits: number,
): FacetCounts<Goods> {
  const { values, flags } = chosen;
  const scale = 10 ** minorDigits;
  const from = chosen.from === null ? Number.NEGATIVE_INFINITY : Math.round(chosen.from * scale);
  const to = chosen.to === null ? Number.POSITIVE_INFINITY : Math.round(chosen.to * scale);
  const kinds = new Set(values.kind);
  const looks = new Map<FacetStock, StockLook>();
  const counts: FacetCounts<Goods> = {
    fitting: [],
    values: { kind: new Map(), colour: new Map(), size: new Map() },
    colourOrder: [],
    flags: { sale: 0, "own-words": 0 },
    price: null,
  };
  const barOf = priceScale(list);
  const bars = new Array<number>(priceBars).fill(0);
  for (const goods of list) {
    const look = lookAt(looks, goods.stock, values);
    look.products++;
    const isKind = kinds.size === 0 || kinds.has(goods.kind);
    const isPrice = goods.priceMinor >= from && goods.priceMinor <= to;
    const isSale = !flags.sale || goods.isOnSale;
    const isWords = !flags["own-words"] || goods.isPersonalisable;
    const isElse = isSale && isWords;
    if (isKind && isPrice && isElse) look.count++;
    if (!look.fits) {
      addTo(counts.values.kind, goods.kind, 0);
      continue;
    }
    addTo(counts.values.kind, goods.kind, isPrice && isElse ? 1 : 0);
    if (!isKind) continue;
    if (isElse) bars[barOf.bar(goods.priceMinor)]!++;
    if (!isPrice) continue;
    if (isWords && goods.isOnSale) counts.flags.sale++;
    if (isSale && goods.isPersonalisable) counts.flags["own-words"]++;
    if (isElse) counts.fitting.push(goods);
  }
  const products = new Map<string, number>();
  for (const { colours, sizes, count, products: all } of looks.values()) {
    for (const [colour, fits] of colours) {
      addTo(counts.values.colour, colour, fits ? count : 0);
      addTo(products, colour, all);
    }
    for (const [size, fits] of sizes) addTo(counts.values.size, size, fits ? count : 0);
  }
  counts.colourOrder = [...products].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  if (list.length > 0) counts.price = { minMinor: barOf.min, maxMinor: barOf.max, bars };
  return counts;
}

const addTo = (counts: Map<string, number>, value: string, more: number) =>
  counts.set(value, (counts.get(value) ?? 0) + more);

/** What the chosen colours and sizes make of one stock, and how many products that fit otherwise have it. */
interface StockLook {
  /** One of the chosen colours is in stock in one of the chosen sizes. */
  readonly fits: boolean;
  /** Whether each would fit, chosen by itself. */
  readonly colours: readonly (readonly [string, boolean])[];
  readonly sizes: readonly (readonly [string, boolean])[];
  count: number;
  /** How many products of the list have this stock, whatever is chosen. */
  products: number;
}

function lookAt(
  looks: Map<FacetStock, StockLook>,
  stock: FacetStock,
  { colour, size }: ChosenFacets["values"],
): StockLook {
  const known = looks.get(stock);
  if (known) return known;
  const { colours, sizes, inStock } = stock;
  const sizeBits = size.length === 0 ? ~0 : bitsOf(sizes, size);
  const hasAny = colour.length === 0;
  const fits = colours.map((_, at) => (inStock[at]! & sizeBits) !== 0);
  const ofChosenColours = inStock.reduce(
    (bits, own, at) => (hasAny || colour.includes(colours[at]!) ? bits | own : bits),
    0,
  );
  const isUnfiltered = hasAny && size.length === 0;
  const look: StockLook = {
    fits: isUnfiltered || fits.some((is, at) => is && (hasAny || colour.includes(colours[at]!))),
    colours: colours.map((slug, at) => [slug, fits[at]!] as const),
    sizes: sizes.map((slug, at) => [slug, (ofChosenColours & (1 << at)) !== 0] as const),
    ...{ count: 0, products: 0 },
  };
  looks.set(stock, look);
  return look;
}

const bitsOf = (sizes: readonly string[], wanted: readonly string[]): number =>
  sizes.reduce((bits, slug, at) => (wanted.includes(slug) ? bits | (1 << at) : bits), 0);

/** Equal steps between the lowest and the highest price of a list. */
function priceScale(list: readonly FacetGoods[]) {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { priceMinor } of list) {
    if (priceMinor < min) min = priceMinor;
    if (priceMinor > max) max = priceMinor;
  }
  const step = (max - min) / priceBars || 1;
  return { min, max, bar: (price: number) => Math.min(priceBars - 1, Math.floor((price - min) / step)) };
}
