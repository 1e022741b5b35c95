// What each factory sends by, to which zone, and what it costs by weight. Prices are pence with VAT.
// Source: print-on-demand §3 "Shipping".
import type { Zone } from "./zones.ts";

/** Price of one parcel up to a weight: the first piece in it, and each further one. */
export interface WeightBand {
  upToGrams: number;
  firstItemMinor: number;
  furtherItemMinor: number;
}

export interface ShippingService {
  code: string;
  name: string;
  carrier: string;
  factory: string;
  zone: Zone;
  /** Parcels of one order from several factories go by services of one speed. */
  speed: "standard" | "express";
  /** Lightest first. What is heavier than the last goes in several parcels. */
  bands: readonly WeightBand[];
  /** Working days on the road, from and to. */
  days: readonly [number, number];
  isTracked: boolean;
}

/** Currency of every price in the table. */
export const tariffCurrency = "GBP";

/** Where garments are made unless a product says otherwise. */
export const mainFactory = "telford";

type BandRow = readonly [upToGrams: number, firstItemMinor: number, furtherItemMinor: number];
const bands = (...rows: BandRow[]): WeightBand[] =>
  rows.map(([upToGrams, firstItemMinor, furtherItemMinor]) => ({ upToGrams, firstItemMinor, furtherItemMinor }));

const tracked48 = {
  name: "Royal Mail Tracked 48",
  carrier: "Royal Mail",
  zone: "uk",
  speed: "standard",
  bands: bands([2_000, 399, 0], [10_000, 595, 0], [20_000, 895, 0]),
  days: [2, 3],
  isTracked: true,
} as const;

const tracked24 = {
  name: "Royal Mail Tracked 24",
  carrier: "Royal Mail",
  zone: "uk",
  speed: "express",
  bands: bands([2_000, 495, 0], [10_000, 795, 0], [20_000, 1195, 0]),
  days: [1, 1],
  isTracked: true,
} as const;

const toEurope = {
  name: "Tracked to Europe",
  carrier: "DPD",
  zone: "europe",
  speed: "standard",
  bands: bands([2_000, 795, 150], [10_000, 1295, 150], [20_000, 1995, 150]),
  days: [4, 7],
  isTracked: true,
} as const;

const worldwide = {
  name: "Tracked worldwide",
  carrier: "FedEx",
  zone: "world",
  speed: "standard",
  bands: bands([2_000, 1195, 250], [10_000, 2495, 250], [20_000, 4495, 250]),
  days: [6, 12],
  isTracked: true,
} as const;

export const shippingServices: readonly ShippingService[] = [
  { code: "uk-48", factory: "telford", ...tracked48 },
  { code: "uk-24", factory: "telford", ...tracked24 },
  { code: "eu-standard", factory: "telford", ...toEurope },
  { code: "world-standard", factory: "telford", ...worldwide },
  { code: "paper-uk-48", factory: "newport", ...tracked48, bands: bands([1_000, 299, 0], [5_000, 399, 0]) },
  { code: "paper-uk-24", factory: "newport", ...tracked24, bands: bands([1_000, 395, 0], [5_000, 495, 0]) },
  { code: "paper-eu-standard", factory: "newport", ...toEurope, bands: bands([1_000, 595, 50], [5_000, 795, 50]) },
  { code: "paper-world-standard", factory: "newport", ...worldwide, bands: bands([1_000, 895, 90], [5_000, 1495, 90]) },
];

const byCode = new Map(shippingServices.map((service) => [service.code, service]));

/** A service by its code, or undefined. */
export const findService = (code: string): ShippingService | undefined => byCode.get(code);

/** Whether each part of a method, "uk-48+paper-uk-48" of an order from two factories, is a service that we know. */
export const isServiceCode = (code: string): boolean => code.split("+").every((each) => byCode.has(each));

/** The service of a method, "uk-48+paper-uk-48", by which a factory sends; its first one where none of them is that factory's. */
export function serviceOfFactory(method: string, factory: string): string {
  const codes = method.split("+");
  return codes.find((code) => byCode.get(code)?.factory === factory) ?? codes[0]!;
}

/** How many factories send an order by this method, each its own parcel. */
export const parcelCountOf = (method: string): number => method.split("+").length;

/** The name of a delivery that several factories send, each its own: "Royal Mail Tracked 48, in 2 parcels". */
export const namedParcels = (name: string, factories: number): string =>
  factories > 1 ? `${name}, in ${factories} parcels` : name;

/** What people read of an order's shipping method; of one that we no longer know, its code. */
export function serviceName(code: string): string {
  const codes = code.split("+");
  return namedParcels([...new Set(codes.map((each) => byCode.get(each)?.name ?? each))].join(" and "), codes.length);
}
