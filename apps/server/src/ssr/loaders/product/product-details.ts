import { formatMoney } from "@selvedge/domain/money/money";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { mainFactory, shippingServices, tariffCurrency } from "@selvedge/domain/shipping/services";
import { productionDays } from "@selvedge/domain/shipping/ship-by";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks } from "@selvedge/garments/blanks/blanks";

interface Detail {
  title: string;
  lines: string[];
}

/** The weight of one piece of this blank, in grams; 0 for an unknown blank. */
export const pieceGrams = (blankName: string): number => byName.get(blankName)?.weightGrams ?? 0;

const byName = new Map(blanks.map((blank) => [blank.name, blank]));

/** A product page's facts about the garment, as collapsible sections. */
export function productDetails(blankName: string): Detail[] {
  const blank = byName.get(blankName);
  return [
    ...(blank ? [{ title: "Details", lines: materialLines(blank) }] : []),
    ...(blank && isWorn(blank)
      ? [
          { title: "Measurements", lines: sizeLines(blank) },
          { title: "Care", lines: careLines },
        ]
      : []),
    { title: "Delivery and returns", lines: deliveryLines() },
  ];
}

const isWorn = ({ technology, gender }: Blank) => technology !== "paper" && gender !== "none";

const materialLines = ({ name, material, technology }: Blank): string[] => [
  name,
  material,
  ["paper", "vinyl"].includes(technology)
    ? "Printed on our own press in Telford"
    : "Water-based ink, printed one at a time in Telford",
];

const sizeLines = ({ sizes }: Blank): string[] =>
  sizes.map(({ name, chestMm, lengthMm }) => `${name}: ${chestMm / 10} cm across the chest, ${lengthMm / 10} cm long`);

const careLines = [
  "Wash at 30 degrees, inside out",
  "Dry on the line, or tumble on low",
  "Iron on the inside, never over the print",
];

/** The same services and prices as in the checkout. */
const deliveryLines = (): string[] => [
  `Printed for you within ${productionDays === 2 ? "two" : productionDays} working days`,
  ...shippingServices
    .filter(({ zone, factory }) => zone === "uk" && factory === mainFactory)
    .map(({ name, bands, days: [from, to] }) => {
      const time = from === to ? `${from} working day` : `${from} to ${to} working days`;
      return `${name}: ${formatMoney(bands[0]!.firstItemMinor, tariffCurrency)}, ${time} on the way`;
    }),
  faultyPromise.long,
];
