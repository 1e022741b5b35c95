// The fields of an address as its country writes it: which there are, in which order, what they are called, which must be
// filled. Sources: Google's address data, by `localized-address-format`, for the parts and their order; ISO 3166-2 for the
// regions; the table below for what must be filled, as Google's address data requires it.
import { formatAddress } from "localized-address-format";
import { required } from "../../validation/rules/text.ts";
import { type AddressFieldName, addressWord } from "./address-words.ts";
import { findRegion, type Region, regionsOf } from "./regions.ts";

export type { AddressFieldName } from "./address-words.ts";

export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: string;
  readonly isRequired: boolean;
  /** Takes a whole row of the form. */
  readonly isWide: boolean;
  readonly maxLength: number;
  /** The token of HTML's `autocomplete`, without the "shipping" or "billing" before it. */
  readonly autoComplete: string;
  /** What is chosen from; absent where it is typed. */
  readonly options?: Region[];
}

/** Most characters of each part. */
export const addressLimits: Readonly<Record<AddressFieldName, number>> = {
  firstName: 60,
  lastName: 60,
  company: 80,
  street: 160,
  street2: 80,
  city: 80,
  state: 80,
  zip: 16,
};

const tokens: Readonly<Record<AddressFieldName, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  company: "organization",
  street: "address-line1",
  street2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  zip: "postal-code",
};

const wide: ReadonlySet<AddressFieldName> = new Set(["company", "street", "street2"]);
/** Countries whose regions help the post and may be left out. */
const regionMayBeEmpty: ReadonlySet<string> = new Set(["IE", "RO"]);

/**
 * The fields of a country's form. `filled` are parts that the address already has: those are shown also where the country has
 * no place for them, so that nothing is lost that was typed.
 */
export function addressFormOf(
  country: string,
  filled: Readonly<Partial<Record<AddressFieldName, string>>> = {},
): AddressField[] {
  const own: AddressFieldName[] = ["firstName", "lastName", ...partsOf(country)];
  const more = (["company", "city", "state", "zip"] as const).filter((name) => filled[name] && !own.includes(name));
  return [...own, ...more].map((name) => fieldOf(country, name, own.includes(name)));
}

/** What is wrong with the parts that depend on the country, by name; empty where nothing is. */
export function addressFaults(
  address: Readonly<Record<"city" | "state" | "zip", string>>,
  country: string,
): Partial<Record<"city" | "state" | "zip", string>> {
  const faults: Partial<Record<"city" | "state" | "zip", string>> = {};
  for (const { name, isRequired, options } of addressFormOf(country)) {
    if (name !== "city" && name !== "state" && name !== "zip") continue;
    if (address[name].trim() === "") {
      if (isRequired) faults[name] = required.message;
    } else if (options && !findRegion(country, address[name])) faults[name] = "must be one of the list";
  }
  return faults;
}

/** The stored form of a region: "NY" for "new york". What is none stays as it is. */
export const writtenRegion = (country: string, text: string): string => findRegion(country, text)?.code ?? text.trim();

function fieldOf(country: string, name: AddressFieldName, isOwn: boolean): AddressField {
  const isRequired = isOwn && mustBeFilled(country, name);
  const regions = name === "state" ? regionsOf(country) : [];
  return {
    name,
    label: `${addressWord(country, name)}${isRequired ? "" : " (optional)"}`,
    isRequired,
    isWide: wide.has(name),
    maxLength: addressLimits[name],
    autoComplete: tokens[name],
    ...(regions.length > 0 ? { options: [...regions] } : {}),
  };
}

function mustBeFilled(country: string, name: AddressFieldName): boolean {
  if (name === "company" || name === "street2") return false;
  return name === "state" ? !regionMayBeEmpty.has(country) : true;
}

/** Worked out once for each country: every address is checked by them. */
const partsByCountry = new Map<string, readonly AddressFieldName[]>();

/** The parts after the name, in the country's order. */
function partsOf(country: string): readonly AddressFieldName[] {
  const known = partsByCountry.get(country) ?? readParts(country);
  // What is no country may be any text.
  if (/^[A-Z]{2}$/.test(country)) partsByCountry.set(country, known);
  return known;
}

/** The order of a country for Latin letters has no town in Japan: it stands before the prefecture. */
function readParts(country: string): AddressFieldName[] {
  const order = formatAddress(
    { postalCountry: country, addressLines: ["A"], locality: "C", administrativeArea: "S", postalCode: "Z" },
    "latin",
  ).join("\n");
  const found = [...order.matchAll(/(?<![A-Z])[ACSZ](?![A-Z])/g)].flatMap(([letter]) => parts[letter] ?? []);
  const named = found.filter((name) => name !== "state" || regionsOf(country).length > 0);
  return country === "JP" ? named.flatMap((name) => (name === "state" ? ["city" as const, name] : [name])) : named;
}

const parts: Readonly<Record<string, readonly AddressFieldName[]>> = {
  A: ["street", "street2"],
  C: ["city"],
  S: ["state"],
  Z: ["zip"],
};
