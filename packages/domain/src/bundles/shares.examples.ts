import { orderTotals } from "../money/order-totals.ts";
import type { shareBundle } from "./share-bundle.ts";

type Shares = ReturnType<typeof shareBundle>;

/** An order at home of the parts of bundles alone, without delivery. */
export const orderOfShares = (shares: Shares, quantity: number, isZeroRated: (part: number) => boolean) =>
  orderTotals({
    lines: shares.map((share, part) => ({
      quantity,
      unitPriceIncTaxMinor: share.unitPriceIncTaxMinor,
      vatRate: isZeroRated(part) ? 0 : 1,
      hs6: "610910",
    })),
    to: { country: "GB" },
    currency: "GBP",
    on: "2026-11-24",
    shippingIncTaxMinor: 0,
    discountsIncTaxMinor: shares.map((share) => share.discountIncTaxMinor),
  });
