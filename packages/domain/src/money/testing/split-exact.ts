// The delivery of an order that two factories make: what each parcel of it costs is the whole.
import { quoteShipping } from "../../shipping/quote.ts";
import { sum } from "../round.ts";
import { sameMinor } from "./same-minor.ts";

export interface SplitDelivery {
  lines: readonly { quantity: number; weightGrams: number }[];
  country: string;
  currency: string;
  now: Date;
  isFreeByCode: boolean;
}

/** Price with VAT of the cheapest way to send the lines from two factories in turns; null where nothing is sent. */
export function splitDeliveryIncTaxMinor({ lines, ...choice }: SplitDelivery): number | null {
  const quotes = quoteShipping({
    ...choice,
    lines: lines.map((line, at) => ({ ...line, factory: at % 2 === 0 ? "telford" : "newport" })),
    goodsIncTaxMinor: 0,
  });
  for (const { priceIncTaxMinor, shipments } of quotes) {
    sameMinor("parcels and factories", shipments.length, Math.min(lines.length, 2));
    sameMinor("parcels and delivery", sum(shipments.map((each) => each.priceIncTaxMinor)), priceIncTaxMinor);
  }
  const [cheapest] = quotes;
  if (cheapest && choice.isFreeByCode) sameMinor("a free delivery", cheapest.priceIncTaxMinor, 0);
  return cheapest?.priceIncTaxMinor ?? null;
}
