import type { Side } from "@selvedge/design/scene";
import { profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printWords } from "@selvedge/garments/blanks/good-words";
import { costsOf, dearestSizeOf, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { Money } from "@selvedge/ui/words/money";
import { Fragment } from "react";
import type { PriceEstimate } from "./price-estimate.ts";

interface PriceLineProps {
  blank: Blank;
  colour: string;
  sides: readonly Side[];
  priceEstimate: PriceEstimate;
  currency: string;
}

/** The price sum as a sentence: what a piece in this colour, in the dearest size sold, costs, the VAT, and what is left. */
export function PriceLine({ blank, colour: name, sides, priceEstimate, currency }: PriceLineProps) {
  const { choices, priceIncTaxMinor, lowestPriceIncTaxMinor } = priceEstimate;
  const colour = blank.colours.find((known) => known.name === name);
  const sizeName = dearestSizeOf(variantCosts(blank, sides, choices));
  const size = blank.sizes.find((known) => known.name === sizeName) ?? soldSize(blank, choices);
  if (!colour || !size) return null;
  const costs = costsOf(blank, colour, size, sides);
  const { vatMinor, profitMinor } = profitOf(priceIncTaxMinor, costs, blank.vatRate);
  const ofSize = sizeName ? `, ${sizeName}` : "";
  const parts = [
    { label: `${blank.name}, ${name}${ofSize}`, amountMinor: costs.blankMinor },
    ...costs.prints.map(({ side, costMinor }) => ({
      label: printWords(blank, side, colour.isDark),
      amountMinor: costMinor,
    })),
    { label: blank.vatRate === 0 ? "VAT, none" : "VAT, 20%", amountMinor: vatMinor },
    { label: `Your profit${ofSize}`, amountMinor: profitMinor, isResult: true },
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
          Lowest price <Money amountMinor={lowestPriceIncTaxMinor} currency={currency} />
        </span>
        <span className="lg:hidden">
          Your profit{ofSize}{" "}
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

/** A size that is sold, where all of them cost the same; the first where none is. */
const soldSize = ({ sizes }: Blank, choices: PriceEstimate["choices"]) =>
  sizes.find(({ name }) => choices.some((choice) => choice.sizes.includes(name))) ?? sizes[0];
