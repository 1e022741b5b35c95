// What an answered quote comes to, and how it stands on the lines of its order. All of it is agreed without VAT, as businesses
// are quoted; VAT comes on top, rounded once for each style and once for the delivery.
// Source: print-on-demand §2 (priceMatrix) and worked example F.
import { roundMinor, sum } from "../money/round.ts";
import { spread } from "../money/spread.ts";
import { vatOnTop } from "../money/vat.ts";

export interface QuotedStyle {
  /** Pieces of each size. */
  quantities: Readonly<Record<string, number>>;
  unitNetMinor: number;
  setUpNetMinor: number;
  /** VAT as a fraction: 0.2. */
  rate: number;
}

export interface QuoteTotals {
  subtotalMinor: number;
  goodsTaxMinor: number;
  shippingMinor: number;
  shippingTaxMinor: number;
  totalMinor: number;
}

/** How many pieces have a size. */
export const piecesOf = (quantities: Readonly<Record<string, number>>): number => sum(Object.values(quantities));

/** A style's goods without VAT: its pieces, with what setting it up costs. */
export const styleNetMinor = ({ quantities, unitNetMinor, setUpNetMinor }: QuotedStyle): number =>
  unitNetMinor * piecesOf(quantities) + setUpNetMinor;

const styleTaxMinor = (style: QuotedStyle): number => vatOnTop(styleNetMinor(style), style.rate);

/** The order's amounts in minor units. Delivery carries VAT in proportion to the goods that carry it (worked example B). */
export function quoteTotals(styles: readonly QuotedStyle[], deliveryNetMinor: number): QuoteTotals {
  const subtotalMinor = sum(styles.map(styleNetMinor));
  const goodsTaxMinor = sum(styles.map(styleTaxMinor));
  const taxed = sum(styles.map((style) => styleNetMinor(style) * style.rate));
  const shippingTaxMinor = subtotalMinor === 0 ? 0 : roundMinor((deliveryNetMinor * taxed) / subtotalMinor);
  const totalMinor = subtotalMinor + goodsTaxMinor + deliveryNetMinor + shippingTaxMinor;
  return { subtotalMinor, goodsTaxMinor, shippingMinor: deliveryNetMinor, shippingTaxMinor, totalMinor };
}

export interface QuotedLine {
  size: string;
  quantity: number;
  netMinor: number;
  taxMinor: number;
  /** As a receipt shows a piece, rounded. */
  unitIncTaxMinor: number;
}

/** One line for each size of a style, which together are the style to the penny. Sizes of no pieces are left out. */
export function quotedLines(style: QuotedStyle): QuotedLine[] {
  const wanted = Object.entries(style.quantities).filter(([, quantity]) => quantity > 0);
  const weights = wanted.map(([, quantity]) => quantity);
  const nets = spread(styleNetMinor(style), weights);
  const taxes = spread(styleTaxMinor(style), weights);
  return wanted.map(([size, quantity], index) => {
    const [netMinor, taxMinor] = [nets[index]!, taxes[index]!];
    return { size, quantity, netMinor, taxMinor, unitIncTaxMinor: roundMinor((netMinor + taxMinor) / quantity) };
  });
}
