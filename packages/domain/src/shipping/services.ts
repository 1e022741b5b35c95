// What it costs to send a parcel and when it arrives. One factory, zones by country, prices with VAT.
// Source: print-on-demand "Shipping".

export interface ShippingService {
  code: string;
  name: string;
  carrier: string;
  zone: Zone;
  firstItemMinor: number;
  furtherItemMinor: number;
  /** Working days on the road, from and to. */
  days: readonly [number, number];
  isTracked: boolean;
}

export type Zone = "uk" | "europe" | "world";

const europe = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

export const zoneOf = (country: string): Zone => (country === "GB" ? "uk" : europe.has(country) ? "europe" : "world");

export const shippingServices: readonly ShippingService[] = [
  {
    code: "uk-48",
    name: "Royal Mail Tracked 48",
    carrier: "Royal Mail",
    zone: "uk",
    firstItemMinor: 399,
    furtherItemMinor: 0,
    days: [2, 3],
    isTracked: true,
  },
  {
    code: "uk-24",
    name: "Royal Mail Tracked 24",
    carrier: "Royal Mail",
    zone: "uk",
    firstItemMinor: 495,
    furtherItemMinor: 0,
    days: [1, 1],
    isTracked: true,
  },
  {
    code: "eu-standard",
    name: "Tracked to Europe",
    carrier: "DPD",
    zone: "europe",
    firstItemMinor: 795,
    furtherItemMinor: 150,
    days: [4, 7],
    isTracked: true,
  },
  {
    code: "world-standard",
    name: "Tracked worldwide",
    carrier: "FedEx",
    zone: "world",
    firstItemMinor: 1195,
    furtherItemMinor: 250,
    days: [6, 12],
    isTracked: true,
  },
];

export interface ShippingQuote {
  code: string;
  name: string;
  carrier: string;
  priceIncTaxMinor: number;
  /** Calendar days, "2026-11-25". */
  promisedFrom: string;
  promisedTo: string;
}

/** Working days from paid to posted. */
export const productionDays = 2;
/** Orders paid before this hour, UTC, start the same day. */
export const cutOffHour = 12;

/** Every service that reaches `country`, cheapest first, with its price for the basket and the days it promises. */
export function quoteShipping(country: string, unitCount: number, now: Date): ShippingQuote[] {
  const posted = addWorkingDays(startDay(now), productionDays);
  return shippingServices
    .filter((service) => service.zone === zoneOf(country))
    .map((service) => ({
      code: service.code,
      name: service.name,
      carrier: service.carrier,
      priceIncTaxMinor: service.firstItemMinor + Math.max(0, unitCount - 1) * service.furtherItemMinor,
      promisedFrom: isoDay(addWorkingDays(posted, service.days[0])),
      promisedTo: isoDay(addWorkingDays(posted, service.days[1])),
    }))
    .sort((a, b) => a.priceIncTaxMinor - b.priceIncTaxMinor);
}

/** The day by which a garment has to leave so that the promise holds. */
export const shipByDay = (now: Date): string => isoDay(addWorkingDays(startDay(now), productionDays));

const startDay = (now: Date): Date => (now.getUTCHours() < cutOffHour ? now : addDays(now, 1));
const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * 86_400_000);
const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

function addWorkingDays(from: Date, count: number): Date {
  let day = from;
  while (isWeekend(day)) day = addDays(day, 1);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left--;
  }
  return day;
}
