// What it costs to send an order and when it arrives. A quote is plain data and is stored with the order as it was given.
// Source: print-on-demand §3 "Shipping".
import { exchange } from "../currency/reference-rates.ts";
import { sum } from "../money/round.ts";
import { namedParcels, type ShippingService, shippingServices, tariffCurrency } from "./services.ts";
import { shipByDay } from "./ship-by.ts";
import { addWorkingDays } from "./working-days.ts";
import { type Zone, zoneOf } from "./zones.ts";

export interface ShippedLine {
  quantity: number;
  /** Of one piece. */
  weightGrams: number;
  factory: string;
}

export interface ShippingChoice {
  country: string;
  lines: readonly ShippedLine[];
  /** ISO code of the currency for the prices. */
  currency: string;
  now: Date;
  /** The shop sends standard parcels to its zone free from this much goods after discounts, with VAT; absent: never. */
  freeFrom?: { zone: Zone; goodsIncTaxMinor: number } | undefined;
  /** Goods of the basket after discounts, with VAT. */
  goodsIncTaxMinor: number;
  /** A discount code frees the delivery: of the cheapest way, like every free delivery. */
  isFreeByCode?: boolean;
}

/** What one factory sends. */
export interface Shipment {
  factory: string;
  service: string;
  carrier: string;
  parcels: number;
  weightGrams: number;
  priceIncTaxMinor: number;
  promisedFrom: string;
  promisedTo: string;
}

export interface ShippingQuote {
  /** The service's code; of an order from several factories, theirs joined by "+". */
  code: string;
  name: string;
  carrier: string;
  /** What the shopper pays. */
  priceIncTaxMinor: number;
  /** What the shop pays instead, where its delivery is free. */
  freedIncTaxMinor: number;
  /** Calendar days, "2026-11-25": of the first and the last parcel. */
  promisedFrom: string;
  promisedTo: string;
  shipments: Shipment[];
}

/**
 * Every way to send an order, cheapest first: one for each speed that reaches the country from all its factories, or
 * from those that have it where others only send at the standard one. Empty when some part of it cannot be sent. Prices
 * in minor units of `currency` with VAT. Promised days count working days from the cut-off, production and the road.
 */
export function quoteShipping(
  choice: ShippingChoice,
  services: readonly ShippingService[] = shippingServices,
): ShippingQuote[] {
  const zone = zoneOf(choice.country);
  const loads = [...Map.groupBy(choice.lines, ({ factory }) => factory)];
  const reaching = services.filter((service) => service.zone === zone);
  const quotes = (["standard", "express"] as const).flatMap((speed) => {
    const chosen = loads.map(([factory]) => serviceFor(reaching, factory, speed));
    if (!chosen.some((service) => service?.speed === speed)) return [];
    const shipments = chosen.flatMap((service, index) =>
      service ? shipmentOf(service, loads[index]![1], choice) : [],
    );
    return shipments.length === loads.length ? quoteOf(chosen as ShippingService[], shipments) : [];
  });
  const cheapestFirst = quotes.sort((a, b) => a.priceIncTaxMinor - b.priceIncTaxMinor);
  return isFree(choice, zone)
    ? cheapestFirst.map((quote, index) => (index === 0 ? freed(quote) : quote))
    : cheapestFirst;
}

const isFree = ({ freeFrom, goodsIncTaxMinor, isFreeByCode }: ShippingChoice, zone: Zone): boolean =>
  isFreeByCode === true || (freeFrom?.zone === zone && goodsIncTaxMinor >= freeFrom.goodsIncTaxMinor);

const freed = (quote: ShippingQuote): ShippingQuote => ({
  ...quote,
  priceIncTaxMinor: 0,
  freedIncTaxMinor: quote.priceIncTaxMinor,
  shipments: quote.shipments.map((shipment) => ({ ...shipment, priceIncTaxMinor: 0 })),
});

/** A factory without the speed sends at the standard one. */
function serviceFor(reaching: readonly ShippingService[], factory: string, speed: ShippingService["speed"]) {
  const own = reaching.filter((service) => service.factory === factory);
  return own.find((service) => service.speed === speed) ?? own.find((service) => service.speed === "standard");
}

function shipmentOf(
  service: ShippingService,
  lines: readonly ShippedLine[],
  { currency, now }: ShippingChoice,
): Shipment[] {
  const pieces = sum(lines.map(({ quantity }) => quantity));
  const weightGrams = sum(lines.map((line) => line.quantity * line.weightGrams));
  const parcels = Math.max(1, Math.ceil(weightGrams / service.bands.at(-1)!.upToGrams));
  const band = service.bands.find(({ upToGrams }) => weightGrams / parcels <= upToGrams)!;
  const tariffMinor = parcels * band.firstItemMinor + Math.max(0, pieces - parcels) * band.furtherItemMinor;
  const priceIncTaxMinor = exchange(tariffMinor, tariffCurrency, currency, now.toISOString().slice(0, 10));
  if (priceIncTaxMinor === null) return [];
  const posted = shipByDay(now);
  return [
    {
      ...{ factory: service.factory, service: service.code, carrier: service.carrier, parcels, weightGrams },
      priceIncTaxMinor,
      promisedFrom: addWorkingDays(posted, service.days[0]),
      promisedTo: addWorkingDays(posted, service.days[1]),
    },
  ];
}

function quoteOf(services: readonly ShippingService[], shipments: Shipment[]): ShippingQuote[] {
  const joined = (pick: (service: ShippingService) => string, glue: string) =>
    [...new Set(services.map(pick))].join(glue);
  return [
    {
      code: joined(({ code }) => code, "+"),
      name: namedParcels(
        joined(({ name }) => name, " and "),
        shipments.length,
      ),
      carrier: joined(({ carrier }) => carrier, " and "),
      priceIncTaxMinor: sum(shipments.map((shipment) => shipment.priceIncTaxMinor)),
      freedIncTaxMinor: 0,
      promisedFrom: shipments.map(({ promisedFrom }) => promisedFrom).sort()[0]!,
      promisedTo: shipments
        .map(({ promisedTo }) => promisedTo)
        .sort()
        .at(-1)!,
      shipments,
    },
  ];
}
