/**
 * A postcode as it is written on a parcel, however it was typed: "m13he" is "M1 3HE", "1500001" in Japan "150-0001",
 * "D-10115" in Germany "10115". What has another shape stays as it was given.
 */
export function writtenPostcode(postcode: string, country: string): string {
  const bare = postcode.replaceAll(" ", "").toUpperCase();
  if (writtenInTwo.has(country))
    return /^[A-Z0-9]{2,4}\d[A-Z]{2}$/.test(bare) ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : postcode;
  const layout = layouts[country];
  const plain = bare.replace(/^[A-Z]{1,2}-(?=\d)/, "");
  if (!layout) return /^\d+$/.test(plain) ? plain : postcode;
  const [first, between, rest] = layout;
  const signs = plain.replaceAll("-", "");
  if (signs.length !== first + rest || !/^[A-Z0-9]+$/.test(signs)) return /^\d+$/.test(plain) ? plain : postcode;
  return `${signs.slice(0, first)}${between}${signs.slice(first)}`;
}

const writtenInTwo: ReadonlySet<string> = new Set(["GB", "GG", "IM", "JE"]);

/** How many signs stand before and after what divides a postcode. */
const layouts: Readonly<Record<string, readonly [number, "-" | " ", number]>> = {
  CA: [3, " ", 3],
  CZ: [3, " ", 2],
  GR: [3, " ", 2],
  IE: [3, " ", 4],
  JP: [3, "-", 4],
  MT: [3, " ", 4],
  NL: [4, " ", 2],
  PL: [2, "-", 3],
  PT: [4, "-", 3],
  SE: [3, " ", 2],
  SK: [3, " ", 2],
  US: [5, "-", 4],
};
