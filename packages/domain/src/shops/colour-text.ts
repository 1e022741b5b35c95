/** A colour as people choose it: "#9e1919". Nothing else becomes part of a page's styles. */
const hex = /^#[0-9a-f]{6}$/i;

/** The colour, or another one where it is none. */
export const colourOr = (text: string, other: string): string => (hex.test(text) ? text : other);
