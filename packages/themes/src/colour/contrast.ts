import { parseHex } from "./colour.ts";

/** What WCAG 2.2 requires: reading text, large text and the edges of controls. */
export const TEXT_RATIO = 4.5;
export const LARGE_RATIO = 3;

/** WCAG contrast of two colours, 1 to 21. A colour that cannot be read counts as black. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The first of some colours that can be read on a ground, else black or white: the text colour when none is set. */
export function onColour(background: string, candidates: readonly string[]): string {
  const legible = candidates.find((colour) => contrast(colour, background) >= TEXT_RATIO);
  if (legible) return legible;
  return contrast("#ffffff", background) >= contrast("#000000", background) ? "#ffffff" : "#000000";
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
