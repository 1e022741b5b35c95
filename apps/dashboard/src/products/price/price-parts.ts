import { profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printWords, wordsOfGood } from "@selvedge/garments/blanks/good-words";
import type { VariantCosts } from "@selvedge/garments/blanks/variant-costs";
import type { CostPart } from "@selvedge/ui/content/split-bar";

interface Price {
  /** With VAT. */
  priceMinor: number;
  /** The product's multiplier of the standard rate. */
  vatRate: number;
  /** Whether what the size costs is said with its name. */
  isSizeNamed: boolean;
}

/** Where the price of one piece goes: the blank, each print, VAT, and what is left for the merchant as "profit". */
export function priceParts(
  blank: Blank,
  { colour, size, costs }: VariantCosts,
  { priceMinor, vatRate, isSizeNamed }: Price,
): CostPart[] {
  const { vatMinor, profitMinor } = profitOf(priceMinor, costs, vatRate);
  const isLoss = profitMinor < 0;
  const ofSize = isSizeNamed ? `, ${size.name}` : "";
  const blankWord = wordsOfGood(blank.code).blank;
  return [
    {
      id: "blank",
      label: `${blankWord[0]?.toUpperCase()}${blankWord.slice(1)}${ofSize}`,
      amountMinor: costs.blankMinor,
      tone: "blank",
    },
    ...costs.prints.map(
      ({ side, costMinor }, index): CostPart => ({
        id: side,
        label: printWords(blank, side, colour.isDark),
        amountMinor: costMinor,
        tone: index === 0 ? "print" : "extra",
      }),
    ),
    {
      id: "vat",
      label: vatRate === 0 ? "VAT, none on children's clothes" : "VAT, 20%",
      amountMinor: vatMinor,
      tone: "tax",
    },
    {
      id: "profit",
      label: `${isLoss ? "Your loss" : "Your profit"}${ofSize}`,
      amountMinor: profitMinor,
      tone: isLoss ? "loss" : "profit",
    },
  ];
}
