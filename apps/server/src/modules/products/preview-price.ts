import type { Side } from "@selvedge/design/scene";
import { lowestPriceOf } from "@selvedge/domain/money/lowest-price";
import { profitOf } from "@selvedge/domain/money/profit";
import { type Choice, costsOf, costsOfChoices, requireBlank } from "./costs.ts";

interface Asked {
  blankCode: string;
  printedSides: Side[];
  priceIncTaxMinor: number;
  choices?: Choice[] | undefined;
}

/** What a price leaves in each colour, and the lowest price of what would be sold (everything, when nothing is chosen). */
export function previewPrice({ blankCode, printedSides, priceIncTaxMinor, choices }: Asked) {
  const blank = requireBlank(blankCode);
  const sizes = blank.sizes.map(({ name }) => name);
  const sold = choices ?? blank.colours.map(({ name }) => ({ colour: name, sizes }));
  return {
    lowestPriceIncTaxMinor: lowestPriceOf(costsOfChoices(blank, printedSides, sold), blank.vatRate),
    colours: blank.colours.map((colour) => {
      const { costMinor, vatMinor, profitMinor } = profitOf(
        priceIncTaxMinor,
        costsOf(blank, colour, printedSides, sizes[0]),
        blank.vatRate,
      );
      return { colour: colour.name, costMinor, vatMinor, profitMinor };
    }),
  };
}
