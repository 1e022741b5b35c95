import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import { unitsPerEuro } from "@selvedge/domain/currency/reference-rates";

interface StoredRate {
  currency: string;
  rate: unknown;
  starts_at: Date;
}

interface KnownRates {
  /** The shop's own currency. */
  own: string;
  ownRates: readonly StoredRate[];
  /** Of one pound. */
  platformRates: readonly StoredRate[];
  now: Date;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * At what rate prices are shown in another currency: the shop's own, else the platform's for a shop that sells in pounds,
 * else the reference rate of the day, and 1 where there is none. Orders are charged in the shop's currency whatever it is.
 */
export function rateTo(to: string, { own, ownRates, platformRates, now }: KnownRates): FrozenRate {
  const isTo = ({ currency }: StoredRate) => currency === to;
  const stored = ownRates.find(isTo) ?? (own === "GBP" ? platformRates.find(isTo) : undefined);
  if (stored) return { from: own, to, rate: Number(stored.rate), since: dayOf(stored.starts_at) };
  const day = dayOf(now);
  const [from, wanted] = [unitsPerEuro(own, day), unitsPerEuro(to, day)];
  return { from: own, to, rate: from && wanted ? wanted / from : 1, since: day };
}
