/**
 * A postcode as it is written on a parcel. One of the United Kingdom or the islands beside it is written in capitals, with a
 * space before its last three characters, however it was typed: "m13he" is "M1 3HE". What is none stays as it was given.
 */
export function writtenPostcode(postcode: string, country: string): string {
  const bare = postcode.replaceAll(" ", "").toUpperCase();
  if (!writtenInTwo.has(country) || !/^[A-Z0-9]{2,4}\d[A-Z]{2}$/.test(bare)) return postcode;
  return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
}

const writtenInTwo: ReadonlySet<string> = new Set(["GB", "GG", "IM", "JE"]);
