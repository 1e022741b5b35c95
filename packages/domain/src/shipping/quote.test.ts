import { expect, test } from "vitest";
import { quoteShipping, type ShippingChoice } from "./quote.ts";
import { findService, serviceName, serviceOfFactory, shippingServices } from "./services.ts";
import { shipByDay } from "./ship-by.ts";
import { zoneOf } from "./zones.ts";

const tee = { quantity: 1, weightGrams: 180, factory: "telford" };
const print = { quantity: 1, weightGrams: 900, factory: "newport" };
const choice = (changes: Partial<ShippingChoice> = {}): ShippingChoice => ({
  country: "GB",
  lines: [{ ...tee, quantity: 3 }],
  currency: "GBP",
  goodsIncTaxMinor: 7200,
  now: new Date("2026-11-20T09:00:00Z"),
  ...changes,
});
const prices = (changes: Partial<ShippingChoice>) =>
  quoteShipping(choice(changes)).map(({ code, priceIncTaxMinor }) => [code, priceIncTaxMinor]);

test("a UK basket is offered both tracked services, cheapest first, with days that skip the weekend", () => {
  const days = { promisedFrom: "2026-11-26", promisedTo: "2026-11-27" };
  const price = { priceIncTaxMinor: 399, ...days };
  const quotes = quoteShipping(choice());
  expect(quotes[0]).toEqual({
    ...{ code: "uk-48", name: "Royal Mail Tracked 48", carrier: "Royal Mail", ...price, freedIncTaxMinor: 0 },
    shipments: [
      { factory: "telford", service: "uk-48", carrier: "Royal Mail", parcels: 1, weightGrams: 540, ...price },
    ],
  });
  expect(quotes[1]).toMatchObject({
    code: "uk-24",
    priceIncTaxMinor: 495,
    promisedFrom: "2026-11-25",
    promisedTo: "2026-11-25",
  });
});

test.each<[string, Partial<ShippingChoice>, [string, number][]]>([
  ["one piece into the EU", { country: "DE", lines: [tee] }, [["eu-standard", 795]]],
  ["further pieces into the EU", { country: "DE" }, [["eu-standard", 795 + 2 * 150]]],
  ["one piece overseas", { country: "US", lines: [tee] }, [["world-standard", 1195]]],
  [
    "Jersey, by the UK's own post",
    { country: "JE" },
    [
      ["uk-48", 399],
      ["uk-24", 495],
    ],
  ],
  [
    "2 kg exactly",
    { lines: [{ ...tee, weightGrams: 2_000 }] },
    [
      ["uk-48", 399],
      ["uk-24", 495],
    ],
  ],
  [
    "a gram over 2 kg",
    { lines: [{ ...tee, weightGrams: 2_001 }] },
    [
      ["uk-48", 595],
      ["uk-24", 795],
    ],
  ],
  [
    "20 kg exactly",
    { lines: [{ ...tee, quantity: 40, weightGrams: 500 }] },
    [
      ["uk-48", 895],
      ["uk-24", 1195],
    ],
  ],
  [
    "50 kg, in three parcels",
    { lines: [{ ...tee, quantity: 100, weightGrams: 500 }] },
    [
      ["uk-48", 2685],
      ["uk-24", 3585],
    ],
  ],
  [
    "50 kg into the EU",
    { country: "FR", lines: [{ ...tee, quantity: 100, weightGrams: 500 }] },
    [["eu-standard", 3 * 1995 + 97 * 150]],
  ],
  [
    "a shop in euros",
    { currency: "EUR" },
    [
      ["uk-48", 459],
      ["uk-24", 569],
    ],
  ],
  [
    "a shop in yen",
    { currency: "JPY", lines: [tee] },
    [
      ["uk-48", 844],
      ["uk-24", 1047],
    ],
  ],
  ["an unknown currency", { currency: "XTS" }, []],
  ["a factory that sends nothing", { lines: [{ ...tee, factory: "nowhere" }] }, []],
])("%s (print-on-demand §3: zone, service, weight band, first and further pieces)", (_, changes, expected) => {
  expect(prices(changes)).toEqual(expected);
});

const freeFrom = { zone: "uk", goodsIncTaxMinor: 5000 } as const;

test.each<[string, Partial<ShippingChoice>, number[]]>([
  ["a penny below", { freeFrom, goodsIncTaxMinor: 4999 }, [399, 495]],
  ["at the threshold the cheapest is free", { freeFrom, goodsIncTaxMinor: 5000 }, [0, 495]],
  ["not in another zone", { freeFrom, goodsIncTaxMinor: 9999, country: "DE", lines: [tee] }, [795]],
  ["by a code, anywhere", { isFreeByCode: true, goodsIncTaxMinor: 1, country: "US", lines: [tee] }, [0]],
  ["no threshold", { goodsIncTaxMinor: 999_999 }, [399, 495]],
])("free over a threshold: %s", (_, changes, expected) => {
  const quotes = quoteShipping(choice(changes));
  expect(quotes.map(({ priceIncTaxMinor }) => priceIncTaxMinor)).toEqual(expected);
  const paid = quoteShipping(choice({ ...changes, freeFrom: undefined, isFreeByCode: false }));
  // What the shopper does not pay, the shop does.
  expect(quotes.map((quote) => quote.priceIncTaxMinor + quote.freedIncTaxMinor)).toEqual(
    paid.map(({ priceIncTaxMinor }) => priceIncTaxMinor),
  );
});

test("the cheapest comes first whatever its speed, and what is free is free in each shipment", () => {
  const services = shippingServices.map((each) => (each.code === "uk-48" ? { ...each, bands: dear } : each));
  const quotes = quoteShipping(choice({ freeFrom, goodsIncTaxMinor: 5000 }), services);
  expect(quotes.map(({ code, shipments }) => [code, shipments[0]?.priceIncTaxMinor])).toEqual([
    ["uk-24", 0],
    ["uk-48", 9900],
  ]);
});

const dear = [{ upToGrams: 2_000, firstItemMinor: 9900, furtherItemMinor: 0 }];

test("an order of two factories is one quote with a shipment from each, promised until the later one", () => {
  const [standard, express] = quoteShipping(choice({ lines: [tee, print] }));
  expect(standard).toMatchObject({
    ...{ code: "uk-48+paper-uk-48", name: "Royal Mail Tracked 48, in 2 parcels" },
    ...{ carrier: "Royal Mail", priceIncTaxMinor: 399 + 299 },
    shipments: [
      { factory: "telford", service: "uk-48", weightGrams: 180, priceIncTaxMinor: 399 },
      { factory: "newport", service: "paper-uk-48", weightGrams: 900, priceIncTaxMinor: 299 },
    ],
  });
  expect(express).toMatchObject({ code: "uk-24+paper-uk-24", priceIncTaxMinor: 495 + 395 });
});

test("a factory without the express service sends at the standard one", () => {
  const services = shippingServices.filter(({ code }) => code !== "paper-uk-24");
  const quotes = quoteShipping(choice({ lines: [tee, print] }), services);
  expect(quotes.map(({ code }) => code)).toEqual(["uk-48+paper-uk-48", "uk-24+paper-uk-48"]);
  expect(quotes[1]).toMatchObject({ promisedFrom: "2026-11-25", promisedTo: "2026-11-27" });
  expect(quoteShipping(choice({ lines: [print] }), services).map(({ code }) => code)).toEqual(["paper-uk-48"]);
});

test("promised days skip Christmas", () => {
  const [quote] = quoteShipping(choice({ now: new Date("2026-12-22T09:00:00Z") }));
  expect(quote).toMatchObject({ promisedFrom: "2026-12-30", promisedTo: "2026-12-31" });
});

test.each([
  ["2026-11-20T09:00:00Z", "2026-11-24"],
  ["2026-11-20T13:00:00Z", "2026-11-25"],
  ["2026-11-21T09:00:00Z", "2026-11-25"],
  ["2026-11-16T09:00:00Z", "2026-11-18"],
  ["2026-11-16T11:59:59Z", "2026-11-18"],
  ["2026-11-16T12:00:00Z", "2026-11-19"],
  ["2026-12-24T11:59:59Z", "2026-12-30"],
  ["2026-12-24T12:00:00Z", "2026-12-31"],
])("an order of %s ships by %s", (now, day) => {
  expect(shipByDay(new Date(now))).toBe(day);
});

test.each([
  ["GB", "uk"],
  ["IM", "uk"],
  ["GR", "europe"],
  ["CH", "europe"],
  ["US", "world"],
] as const)("%s is in zone %s", (country, zone) => {
  expect(zoneOf(country)).toBe(zone);
});

test("codes are unique, each factory reaches every zone at the standard speed, and bands grow", () => {
  expect(new Set(shippingServices.map(({ code }) => code)).size).toBe(shippingServices.length);
  for (const factory of ["telford", "newport"])
    for (const zone of ["uk", "europe", "world"])
      expect(
        shippingServices.some((each) => each.factory === factory && each.zone === zone && each.speed === "standard"),
      ).toBe(true);
  for (const { bands } of shippingServices)
    for (const [index, band] of bands.entries())
      expect(band.upToGrams).toBeGreaterThan(bands[index - 1]?.upToGrams ?? 0);
});

test.each([
  ["uk-48", "Royal Mail Tracked 48"],
  ["uk-48+paper-uk-48", "Royal Mail Tracked 48, in 2 parcels"],
  ["uk-24+paper-uk-48", "Royal Mail Tracked 24 and Royal Mail Tracked 48, in 2 parcels"],
  ["by-owl", "by-owl"],
])("%s reads %s", (code, name) => {
  expect(serviceName(code)).toBe(name);
  expect(findService(code)?.name ?? name).toBe(name);
});

test.each([
  ["uk-48+paper-uk-48", "telford", "uk-48"],
  ["uk-48+paper-uk-48", "newport", "paper-uk-48"],
  ["paper-uk-48", "telford", "paper-uk-48"],
])("of %s %s sends by %s", (method, factory, code) => {
  expect(serviceOfFactory(method, factory)).toBe(code);
});
