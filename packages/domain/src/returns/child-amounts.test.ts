import fc from "fast-check";
import { expect, test } from "vitest";
import { itemTotal } from "../money/order-totals.ts";
import { type ChildLine, childAmounts } from "./child-amounts.ts";

const line = (changes: Partial<ChildLine> = {}): ChildLine => ({
  ...{ unitPriceIncTaxMinor: 2400, quantity: 2, rate: 0.2 },
  ...changes,
});

test("goods of a child order are worth what they cost, and cost nothing (print-on-demand §2, child orders)", () => {
  const { lines, order } = childAmounts([line(), line({ quantity: 1, rate: 0 })]);
  expect(lines).toEqual([
    { priceMinor: 4000, taxMinor: 0, discountMinor: 4000, priceIncTaxMinor: 4800, discountIncTaxMinor: 4800 },
    { priceMinor: 2400, taxMinor: 0, discountMinor: 2400, priceIncTaxMinor: 2400, discountIncTaxMinor: 2400 },
  ]);
  expect(order).toEqual({
    ...{ subtotalMinor: 6400, goodsTaxMinor: 800, discountMinor: 6400, taxDiscountMinor: 800 },
    ...{ shippingMinor: 0, shippingTaxMinor: 0, dutyMinor: 0, totalMinor: 0 },
  });
});

test("a dearer size costs its difference, and the rest of its price comes off", () => {
  const { lines, order } = childAmounts([
    line({ unitPriceIncTaxMinor: 2600, quantity: 1, toPayIncTaxMinor: 200, toPayTaxMinor: 33 }),
    line({ quantity: 1 }),
  ]);
  expect(lines[0]).toEqual({
    ...{ priceMinor: 2167, taxMinor: 33, discountMinor: 2000 },
    ...{ priceIncTaxMinor: 2600, discountIncTaxMinor: 2400 },
  });
  expect(lines.map(itemTotal)).toEqual([200, 0]);
  expect(order.totalMinor).toBe(200);
  expect(order.subtotalMinor + order.goodsTaxMinor - order.discountMinor - order.taxDiscountMinor).toBe(200);
});

test("whatever is made again, every total is 0 and adds up (P3.25)", () => {
  const lines = fc.array(
    fc.record({
      unitPriceIncTaxMinor: fc.nat(99_999),
      quantity: fc.integer({ min: 1, max: 99 }),
      rate: fc.constantFrom(0, 0.05, 0.2, 0.255),
    }),
  );
  fc.assert(
    fc.property(lines, (given) => {
      const { lines: made, order } = childAmounts(given);
      for (const each of made) {
        expect(itemTotal(each)).toBe(0);
        expect(each.priceIncTaxMinor - each.discountIncTaxMinor).toBe(0);
      }
      expect(order.subtotalMinor + order.goodsTaxMinor - order.discountMinor - order.taxDiscountMinor).toBe(
        order.totalMinor,
      );
    }),
  );
});
