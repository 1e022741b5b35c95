// An address has one street of up to two lines. They are stored as one text with a line break, as envelopes write them.

export const joinedStreet = ({ street, street2 }: { street: string; street2: string }): string =>
  [street, street2].filter((line) => line !== "").join("\n");

export function splitStreet(stored: string): { street: string; street2: string } {
  const [street = "", ...rest] = stored.split(/\s*\n\s*/);
  return { street, street2: rest.join(", ") };
}

/** A stored street as tools with one field for it show it. */
export const inOneLine = (stored: string): string => stored.replaceAll("\n", ", ");
