// The prices of a page in the currency that its visitor looks at them in. Source: storefront §2.4, readings "Money".
import { convertAmount, type FrozenRate } from "@selvedge/domain/currency/convert-price";
import { fromMajor, toMajor } from "@selvedge/domain/money/money";

/** Names of amounts beside a `currency`, in minor units and in major ones. */
const minor = new Set(["priceIncTaxMinor", "salePriceIncTaxMinor", "fromPriceMinor"]);
const major = new Set(["price", "salePrice", "priceIncTax"]);

/** A page's data with its prices at a rate. Amounts that stand beside no currency, or beside another, stay as they are. */
export function pricesAt<T>(data: T, rate: FrozenRate): T {
  if (Array.isArray(data)) return data.map((entry) => pricesAt(entry, rate)) as T;
  if (typeof data !== "object" || data === null) return data;
  const isPriced =
    (data as { currency?: unknown }).currency === rate.from &&
    Object.keys(data).some((name) => minor.has(name) || major.has(name));
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    isPriced ? shown(name, value, rate) : pricesAt(value, rate),
  ]);
  return Object.fromEntries(entries) as T;
}

function shown(name: string, value: unknown, rate: FrozenRate): unknown {
  if (name === "currency") return rate.to;
  if (typeof value !== "number") return pricesAt(value, rate);
  if (minor.has(name)) return convertAmount(value, rate);
  return major.has(name) ? toMajor(convertAmount(fromMajor(value, rate.from), rate), rate.to) : value;
}
