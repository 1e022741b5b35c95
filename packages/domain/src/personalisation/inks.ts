/** The colours that typed texts are printed in. All of them stand on white ink, so they look alike on every cloth. */
export const textInks = [
  { code: "white", name: "White", hex: "#ffffff" },
  { code: "black", name: "Black", hex: "#111111" },
  { code: "cream", name: "Cream", hex: "#f4ead5" },
  { code: "yellow", name: "Yellow", hex: "#ffd91a" },
  { code: "orange", name: "Orange", hex: "#f07c1c" },
  { code: "red", name: "Red", hex: "#c4161c" },
  { code: "pink", name: "Pink", hex: "#f09bb5" },
  { code: "green", name: "Green", hex: "#1f7a4a" },
  { code: "sky", name: "Sky", hex: "#6fb7e0" },
  { code: "navy", name: "Navy", hex: "#1c2f5c" },
] as const;

export type TextInk = (typeof textInks)[number]["code"];

export const isTextInk = (code: string): code is TextInk => textInks.some((ink) => ink.code === code);

/** The colour of an ink, `#rrggbb`. */
export const hexOfInk = (code: TextInk): string => textInks.find((ink) => ink.code === code)!.hex;
