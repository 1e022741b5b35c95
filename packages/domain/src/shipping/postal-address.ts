// An address as it is written on an envelope: each part where the country it goes to puts it, and the country by name.
// Sources: Universal Postal Union S42; the order of parts is that of the `localized-address-format` tables.
import { formatAddress } from "localized-address-format";

export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** ISO 3166 code of two letters. */
  country: string;
}

export interface WrittenAddress {
  name: string;
  /** Under the name, the country last. Every part that was given is in one of them. */
  lines: string[];
}

const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** "United Kingdom" for "GB"; a code that is no country's stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Letters that a country's own order of parts is for; an address in Latin letters is written in the order for those. */
const ownLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}]/u;

/** An address in the order of its country. A part that the country's order has no place for is written before the country. */
export function writtenAddress(address: PostalAddress): WrittenAddress {
  const given = trimmed(address);
  const script = ownLetters.test(`${given.street}${given.city}`) ? "local" : "latin";
  const order = formatAddress({ postalCountry: given.country, ...placesOf(given, script) }, script);
  const lines = order.map((line) => line.replace(/^[\s,]+|[\s,]+$/g, ""));
  const left = (["city", "state", "zip"] as const).filter(
    (part) => given[part] !== "" && !lines.some((line) => line.includes(marks[part])),
  );
  const filled = [...lines, left.map((part) => marks[part]).join(" ")].map((line) =>
    line.replaceAll(/[\ue000-\ue002]/g, (mark) => given[partOf[mark] as "city"]).trim(),
  );
  return {
    name: [given.firstName, given.lastName].filter(Boolean).join(" "),
    lines: [...filled, countryName(given.country)].filter((line) => line !== ""),
  };
}

/** Placeholders for the parts while they are put in order, which show what has found a place. */
const marks = { city: "\ue000", state: "\ue001", zip: "\ue002" } as const;
const partOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(marks).map(([part, mark]) => [mark, part]),
);

/** The parts as the tables name them. Japan's order knows a prefecture and no town: the town is written beside it. */
function placesOf({ company, street, country, ...given }: PostalAddress, script: "local" | "latin") {
  const mark = (part: keyof typeof marks) => (given[part] === "" ? "" : marks[part]);
  const town = { locality: mark("city"), administrativeArea: mark("state") };
  const beside = script === "local" ? `${mark("state")}${mark("city")}` : [mark("city"), mark("state")].join(", ");
  return {
    organization: company,
    addressLines: street.split(/\s*\n\s*/),
    postalCode: mark("zip"),
    ...(country === "JP" ? { administrativeArea: beside.replace(/^, |, $/, "") } : town),
  };
}

const trimmed = (address: PostalAddress): PostalAddress =>
  Object.fromEntries(Object.entries(address).map(([part, text]) => [part, text.trim()])) as unknown as PostalAddress;
