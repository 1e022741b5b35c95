export type SymbolAlign = "left" | "right";

/** A currency as the specification names its parts. Source: storefront §3.9. */
export interface Currency {
  symbol: string;
  /** On which side of the figures the symbol is. */
  symbolAlign: SymbolAlign;
  name: string;
  /** How many of it the specification's own list gives for one pound: seed data, never a price. */
  conversionRate: number;
  /** Letters that distinguish currencies of one symbol, written small before it: "CA" of "CA$". */
  subScript?: string;
  decimalPoint: string;
  thousandsSeparator: string;
  /** Digits after the point: 2 for pence, 0 for yen. Source: ISO 4217. */
  minorDigits: number;
}

/** What writing an amount takes: all that a browser is given of a currency. */
export interface MoneyFormat {
  /** Written around the figures, with their space where one belongs: "£" and "", "" and " kr". */
  before: string;
  after: string;
  decimalPoint: string;
  thousandsSeparator: string;
  minorDigits: number;
}
