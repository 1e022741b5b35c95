import { factoryName } from "@selvedge/domain/factory/factory-name";
import { formatMoney } from "@selvedge/domain/money/money";
import { faultyPromise } from "@selvedge/domain/returns/faulty-promise";
import { madeAt } from "@selvedge/domain/shipping/made-at";
import { mainFactory, shippingServices, tariffCurrency } from "@selvedge/domain/shipping/services";
import { productionDays } from "@selvedge/domain/shipping/ship-by";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks } from "@selvedge/garments/blanks/blanks";

interface Detail {
  title: string;
  lines: string[];
}

/** What one piece of this blank weighs, in grams, and the factory that makes it; 0 grams for an unknown blank. */
export function sentPiece(blankName: string): { weightGrams: number; factory: string } {
  const blank = byName.get(blankName);
  return blank
    ? { weightGrams: blank.weightGrams, factory: madeAt(blank.technology) }
    : { weightGrams: 0, factory: mainFactory };
}

const byName = new Map(blanks.map((blank) => [blank.name, blank]));

/** A product page's facts about the garment, as collapsible sections. */
export function productDetails(blankName: string): Detail[] {
  const blank = byName.get(blankName);
  return [
    ...(blank ? [{ title: "Details", lines: materialLines(blank) }] : []),
    ...(blank && isWorn(blank) ? [{ title: "Care", lines: careLines }] : []),
    { title: "Delivery and returns", lines: deliveryLines(sentPiece(blankName).factory) },
  ];
}

const isWorn = ({ technology, gender }: Blank) => technology !== "paper" && gender !== "none";

const materialLines = ({ name, material, technology }: Blank): string[] => [
  name,
  material,
  `${printedWords[technology]} in ${factoryName(madeAt(technology))}`,
];

const onFabric = "Water-based ink, printed one at a time";
const onPress = "Printed on our own press";

const printedWords: Record<Blank["technology"], string> = {
  dtg: onFabric,
  dtf: onFabric,
  paper: onPress,
  vinyl: onPress,
};

const careLines = [
  "Wash at 30 degrees, inside out",
  "Dry on the line, or tumble on low",
  "Iron on the inside, never over the print",
];

/** The same services and prices as in the checkout. */
const deliveryLines = (factory: string): string[] => [
  `Printed for you within ${productionDays === 2 ? "two" : productionDays} working days`,
  ...shippingServices
    .filter((service) => service.zone === "uk" && service.factory === factory)
    .map(({ name, bands, days: [from, to] }) => {
      const time = from === to ? `${from} working day` : `${from} to ${to} working days`;
      return `${name}: ${formatMoney(bands[0]!.firstItemMinor, tariffCurrency)}, ${time} on the way`;
    }),
  faultyPromise.long,
];
