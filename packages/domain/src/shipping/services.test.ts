import { expect, test } from "vitest";
import { quoteShipping, shipByDay } from "./services.ts";

const friday = new Date("2026-11-20T09:00:00Z");

test("a UK basket is offered both tracked services, cheapest first, with days that skip the weekend", () => {
  expect(quoteShipping("GB", 3, friday)).toEqual([
    {
      code: "uk-48",
      name: "Royal Mail Tracked 48",
      carrier: "Royal Mail",
      priceIncTaxMinor: 399,
      promisedFrom: "2026-11-26",
      promisedTo: "2026-11-27",
    },
    {
      code: "uk-24",
      name: "Royal Mail Tracked 24",
      carrier: "Royal Mail",
      priceIncTaxMinor: 495,
      promisedFrom: "2026-11-25",
      promisedTo: "2026-11-25",
    },
  ]);
});

test("each further garment adds its price outside the UK", () => {
  expect(quoteShipping("DE", 3, friday)[0]).toMatchObject({ code: "eu-standard", priceIncTaxMinor: 795 + 2 * 150 });
  expect(quoteShipping("US", 1, friday)[0]).toMatchObject({ code: "world-standard", priceIncTaxMinor: 1195 });
});

test.each([
  ["2026-11-20T09:00:00Z", "2026-11-24"],
  ["2026-11-20T13:00:00Z", "2026-11-25"],
  ["2026-11-21T09:00:00Z", "2026-11-25"],
  ["2026-11-16T09:00:00Z", "2026-11-18"],
])("an order of %s ships by %s", (now, day) => {
  expect(shipByDay(new Date(now))).toBe(day);
});
