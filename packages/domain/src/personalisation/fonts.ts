/** The fonts that typed texts are printed in. Their files are named in `packages/print/src/texts/text-fonts.ts`. */
export const textFonts = [
  { code: "tall", name: "Tall" },
  { code: "plain", name: "Plain" },
  { code: "fat", name: "Fat" },
  { code: "brush", name: "Brush" },
] as const;

export type TextFont = (typeof textFonts)[number]["code"];

export const isTextFont = (code: string): code is TextFont => textFonts.some((font) => font.code === code);
