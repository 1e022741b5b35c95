import type { Side } from "@selvedge/design/scene";
import { lowestPriceOf } from "@selvedge/domain/money/lowest-price";
import { profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blank";
import { Money } from "@selvedge/ui/money";
import { Fragment } from "react";
import { costsOf } from "../products/costs.ts";

interface PriceLineProps {
  blank: Blank;
  colour: string;
  sides: readonly Side[];
  priceIncTaxMinor: number;
  currency: string;
}

/** The price sum as a sentence: what a piece in this colour costs, the VAT, and what is left. */
export function PriceLine({ blank, colour: name, sides, priceIncTaxMinor, currency }: PriceLineProps) {
  const colour = blank.colours.find((known) => known.name === name);
  if (!colour) return null;
  const costs = costsOf(blank, colour, sides);
  const { vatMinor, profitMinor } = profitOf(priceIncTaxMinor, costs, blank.vatRate);
  const lowest = lowestPriceOf([costs], blank.vatRate);
  const tone = colour.isDark ? "dark" : "light";
  const parts = [
    { label: `${blank.name}, ${name}`, amountMinor: costs.blankMinor },
    ...costs.prints.map(({ side, costMinor }) => ({
      label: `${side[0]?.toUpperCase()}${side.slice(1)} print, ${tone}`,
      amountMinor: costMinor,
    })),
    { label: blank.vatRate === 0 ? "VAT, none" : "VAT, 20%", amountMinor: vatMinor },
    { label: "Your profit", amountMinor: profitMinor, isResult: true },
  ];
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 lg:min-h-16 lg:px-6">
      <dl className="flex items-center gap-4 overflow-x-auto max-lg:hidden">
        {parts.map(({ label, amountMinor, isResult }, index) => (
          <Fragment key={label}>
            {index > 0 ? (
              <span aria-hidden className="text-ink-2">
                +
              </span>
            ) : null}
            <div>
              <dt className="whitespace-nowrap text-label text-ink-2">{label}</dt>
              <dd
                className={
                  isResult ? (profitMinor < 0 ? "font-medium text-danger" : "font-medium text-success") : "font-medium"
                }
              >
                <Money amountMinor={amountMinor} currency={currency} />
              </dd>
            </div>
          </Fragment>
        ))}
        <span aria-hidden className="text-ink-2">
          =
        </span>
        <div>
          <dt className="text-label text-ink-2">Price</dt>
          <dd className="font-semibold">
            <Money amountMinor={priceIncTaxMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="text-dense lg:hidden">
        <span className="text-ink-2">Price</span>{" "}
        <Money amountMinor={priceIncTaxMinor} currency={currency} className="font-semibold" />
      </p>
      <p className="whitespace-nowrap text-dense text-ink-2">
        <span className="max-lg:hidden">
          Lowest price <Money amountMinor={lowest} currency={currency} />
        </span>
        <span className="lg:hidden">
          Your profit{" "}
          <Money
            amountMinor={profitMinor}
            currency={currency}
            className={`font-semibold ${profitMinor < 0 ? "text-danger" : "text-success"}`}
          />
        </span>
      </p>
    </div>
  );
}

/** A price to reckon with before the merchant has set one: costs and VAT, three fifths on top, to the next whole unit. */
export function reckonedPrice(blank: Blank, sides: readonly Side[]): number {
  const dearest = lowestPriceOf(
    blank.colours.map((colour) => costsOf(blank, colour, sides.length > 0 ? sides : ["front"])),
    blank.vatRate,
  );
  return Math.ceil((dearest * 1.6) / 100) * 100;
}
