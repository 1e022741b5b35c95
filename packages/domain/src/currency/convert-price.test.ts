import fc from "fast-check";
import { expect, test } from "vitest";
import { minorDigitsOf } from "../money/money.ts";
import { convertAmount, convertPrice, type FrozenRate, rateOn } from "./convert-price.ts";
import { currencyCodes } from "./currencies.ts";
import { exchange, unitsPerEuro } from "./reference-rates.ts";

const rate = (to: string, perPound: number, since = "2026-01-01"): FrozenRate => ({
  ...{ from: "GBP", to, rate: perPound, since },
});

test.each([
  [2400, "EUR", 1.15, 2799],
  [2400, "USD", 1.31, 3099],
  [1999, "EUR", 1.15, 2299],
  [2400, "JPY", 195, 4680],
  [2400, "KRW", 1850, 44_900],
  [2400, "SEK", 12.6, 29_900],
  [2400, "HUF", 455, 1_089_000],
  [2400, "IDR", 21_000, 50_900_000],
  [50, "EUR", 1.15, 99],
  [1, "EUR", 1.15, 99],
  [0, "EUR", 1.15, 0],
  [2345, "GBP", 1, 2345],
])("%i pence in %s at %f cost %i (worked example E: psychological rounding)", (pence, to, perPound, minor) => {
  expect(convertPrice(pence, rate(to, perPound))).toBe(minor);
});

test.each([
  [399, "EUR", 1.15, 459],
  [399, "JPY", 195, 778],
  [399, "GBP", 1.15, 399],
])("%i pence of delivery in %s at %f are %i, with no ending", (pence, to, perPound, minor) => {
  expect(convertAmount(pence, rate(to, perPound))).toBe(minor);
});

/** Currencies whose prices end otherwise than on .99: how far two prices lie apart, and where the first one is. */
const otherSteps: Readonly<Record<string, readonly [stepMinor: number, firstMinor: number]>> = {
  ...{ JPY: [100, 80], KRW: [1000, 900], ISK: [100, 90], HUF: [10_000, 9_000], IDR: [1_000_000, 900_000] },
  ...Object.fromEntries("NOK SEK DKK CZK THB PHP INR RUB".split(" ").map((code) => [code, [1000, 900]])),
};

test("a price stays within half a step of what it is worth, and a dearer one never costs less", () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(
      price,
      price,
      fc.constantFrom(...currencyCodes),
      fc.integer({ min: 1, max: 3000 }),
      (a, b, to, tenths) => {
        const frozen = rate(to, tenths / 10);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(convertPrice(less, frozen)).toBeLessThanOrEqual(convertPrice(more, frozen));
        const [stepMinor, firstMinor] = to === "GBP" ? [1, a] : (otherSteps[to] ?? [100, 99]);
        const price = convertPrice(a, frozen);
        expect((price - firstMinor) % stepMinor, to).toBe(0);
        if (price !== firstMinor) expect(Math.abs(price - convertAmount(a, frozen))).toBeLessThanOrEqual(stepMinor / 2);
        expect(price).toBeGreaterThan(0);
        expect(Number.isSafeInteger(price)).toBe(true);
      },
    ),
  );
});

const endings: Readonly<Record<string, readonly [stepMinor: number, endingMinor: number]>> = {
  ...{ JPY: [100, 80], KRW: [1000, 900], ISK: [100, 90], HUF: [10_000, 9_000], IDR: [1_000_000, 900_000] },
  ...{ NOK: [1000, 900], SEK: [1000, 900], DKK: [1000, 900], CZK: [1000, 900] },
  ...{ THB: [1000, 900], PHP: [1000, 900], INR: [1000, 900], RUB: [1000, 900] },
};

test.each(currencyCodes.filter((code) => code !== "GBP"))(
  "a price in %s ends as prices there end (worked example E: psychological rounding)",
  (to) => {
    const [step, ending] = endings[to] ?? [100, 99];
    for (const pence of [1, 2_400, 99_999])
      for (const perPound of [0.7, 13, 20_000]) expect(convertPrice(pence, rate(to, perPound)) % step).toBe(ending);
  },
);

test.each([
  [2_399, 2_399],
  [2_449, 2_499],
  [2_448, 2_399],
  [2_450, 2_499],
  [40, 99],
])("%i euro cents at par become %i: the nearest ending, and of two as near the dearer", (cents, price) => {
  expect(convertPrice(cents, rate("EUR", 1))).toBe(price);
});

const rates = [rate("EUR", 1.1, "2026-03-01"), rate("EUR", 1.2, "2026-06-01"), rate("USD", 1.3)];

test.each([
  ["EUR", "2026-02-28", null],
  ["EUR", "2026-03-01", 1.1],
  ["EUR", "2026-05-31", 1.1],
  ["EUR", "2026-06-01", 1.2],
  ["USD", "2027-01-01", 1.3],
  ["JPY", "2026-06-01", null],
])("the rate for %s on %s is %s", (to, on, held) => {
  expect(rateOn(rates, to, on)?.rate ?? null).toBe(held);
  expect(rateOn(rates.toReversed(), to, on)?.rate ?? null).toBe(held);
});

test("every currency has a reference rate on any day, and one that we do not know has none", () => {
  for (const code of currencyCodes)
    for (const on of ["1999-01-01", "2021-01-01", "2025-12-31", "2026-01-01", "2030-01-01"])
      expect(unitsPerEuro(code, on), code).toBeGreaterThan(0);
  expect(unitsPerEuro("XTS", "2026-01-01")).toBeNull();
  expect(exchange(100, "XTS", "EUR", "2026-01-01")).toBeNull();
});

test.each([
  ["GBP", 0.86, 0.87],
  ["NOK", 10.1, 11.8],
  ["TRY", 16, 50],
  ["THB", 38, 37],
  ["ZAR", 17.5, 19.4],
  ["BGN", 1.9558, 1.9558],
  ["EUR", 1, 1],
])(
  "one euro was %s %f until 2025 and is %f since; a currency without a new rate keeps its old one",
  (code, old, now) => {
    expect(["1999-12-31", "2021-01-01", "2025-12-31"].map((on) => unitsPerEuro(code, on))).toEqual([old, old, old]);
    expect(["2026-01-01", "2030-06-30"].map((on) => unitsPerEuro(code, on))).toEqual([now, now]);
  },
);

test("either side without a reference rate gives no amount", () => {
  expect(exchange(100, "EUR", "XTS", "2026-01-01")).toBeNull();
  expect(exchange(100, "XTS", "XTS", "2026-01-01")).toBe(100);
});

test.each([
  [300, "EUR", "GBP", 261],
  [300, "EUR", "JPY", 552],
  [8700, "GBP", "EUR", 10_000],
  [399, "GBP", "GBP", 399],
])("%i %s in %s are worth %i to customs in November 2026", (minor, from, to, worth) => {
  expect(exchange(minor, from, to, "2026-11-21")).toBe(worth);
  expect(minorDigitsOf(to)).toBe(to === "JPY" ? 0 : 2);
});
