import fc from "fast-check";
import { expect, test } from "vitest";
import { decideRefund, type EarlierRefund, type PaidOrder } from "../money/refund.ts";
import { sum } from "../money/round.ts";
import { repricePieces } from "../orders/lines/line-difference.ts";
import { childAmounts } from "../returns/child-amounts.ts";
import { partExtra } from "./part-extra.ts";
import { shareBundle } from "./share-bundle.ts";
import { orderOfShares } from "./shares.examples.ts";

const bought = { sharePerPieceMinor: 1800, ownPerPieceMinor: 2400 };

test.each([
  ["a size that the bundle is sold in", bought, { ownExtraMinor: 200, isOffered: true }, 0],
  ["a dearer one that it is not sold in", bought, { ownExtraMinor: 200, isOffered: false }, 150],
  ["a cheaper one that it is not sold in", bought, { ownExtraMinor: -200, isOffered: false }, -150],
  ["a size at the same price", bought, { ownExtraMinor: 0, isOffered: false }, 0],
  [
    "a part that costs nothing on its own",
    { ...bought, ownPerPieceMinor: 0 },
    { ownExtraMinor: 5, isOffered: false },
    0,
  ],
])("%s costs its share of the difference", (_, part, size, extra) => {
  expect(partExtra(part, size)).toBe(extra);
});

const parts = fc.array(
  fc.record({
    own: fc.integer({ min: 0, max: 20_000 }),
    extra: fc.integer({ min: -500, max: 2_000 }),
    isOffered: fc.boolean(),
    isZeroRated: fc.boolean(),
    exchanged: fc.double({ min: 0, max: 1, noNaN: true }),
    order: fc.integer(),
  }),
  { minLength: 2, maxLength: 8 },
);
const bundles = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("pieces of a bundle that are exchanged, then all sent back one by one, give back exactly what was paid", () => {
  fc.assert(
    fc.property(bundles, parts, ({ price, quantity, off }, given) => {
      const discount = Math.floor(price * quantity * off);
      const shares = shareBundle(
        { quantity, unitPriceIncTaxMinor: price, discountIncTaxMinor: discount },
        given.map(({ own }) => own),
      );
      const { lines, totalMinor } = orderOfShares(shares, quantity, (part) => given[part]!.isZeroRated);
      const order: PaidOrder = {
        lines: lines.map((line, id) => ({ ...line, id, quantity })),
        ...{ shippingMinor: 0, shippingTaxMinor: 0, dutyMinor: 0, paidMinor: totalMinor },
      };
      const back: EarlierRefund[] = [];
      let [paidMinor, backMinor] = [totalMinor, 0];
      for (const [index, part] of given.entries()) {
        const { rate, treatment, ...line } = lines[index]!;
        const pieces = Math.ceil(quantity * part.exchanged);
        if (pieces === 0) continue;
        const extraIncTaxMinor = partExtra(
          { sharePerPieceMinor: shares[index]!.unitPriceIncTaxMinor, ownPerPieceMinor: part.own },
          { ownExtraMinor: part.extra, isOffered: part.isOffered },
        );
        const { differenceIncTaxMinor: minor, differenceTaxMinor } = repricePieces(
          { ...line, quantity },
          { pieces, extraIncTaxMinor, rate },
        );
        if (part.isOffered) expect(minor).toBe(0);
        if (minor > 0) {
          // The piece that replaces it is an order of its own, which goes back for what was paid for it.
          const child = childAmounts([
            {
              unitPriceIncTaxMinor: shares[index]!.unitPriceIncTaxMinor + extraIncTaxMinor,
              ...{ quantity: pieces, rate, toPayIncTaxMinor: minor, toPayTaxMinor: differenceTaxMinor },
            },
          ]);
          expect(child.order.totalMinor).toBe(minor);
          paidMinor += minor;
          backMinor += child.order.totalMinor;
        } else if (minor < 0) {
          const goods = [{ rate, treatment, grossMinor: -minor, taxMinor: -differenceTaxMinor }];
          back.push({ lines: [], goods, delivery: [], dutyMinor: 0, amountMinor: -minor });
        }
      }
      for (const [id] of [...given.entries()].sort(([, a], [, b]) => a.order - b.order))
        for (let piece = 0; piece < quantity; piece++) {
          const decided = decideRefund(order, back, { kind: "lines", lines: [{ id, quantity: 1 }] });
          if (!decided.ok) throw new Error(decided.code);
          expect(decided.refund.amountMinor).toBeGreaterThanOrEqual(0);
          back.push(decided.refund);
        }
      backMinor += sum(back.map(({ amountMinor }) => amountMinor));
      expect(backMinor).toBe(paidMinor);
      const tax = sum(back.flatMap(({ goods }) => goods.map(({ taxMinor }) => taxMinor)));
      expect(tax).toBe(sum(lines.map(({ taxMinor }) => taxMinor)));
    }),
    { seed: 20_263, numRuns: 400 },
  );
});
