import type { FontName } from "../documents/fonts.ts";
import { type Ruler, sizeToFit } from "../documents/measure.ts";
import type { BoxMark, Mark, TextMark } from "../documents/page-layout.ts";
import { box } from "../documents/page-layout.ts";
import type { SlipBrand } from "./packing-slip-data.ts";

/** A4 in points. */
export const slipSize = { width: 595.28, height: 841.89 } as const;
export const left = 42;
export const right = slipSize.width - 42;

export interface SlipStyle {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly accentText: string;
  readonly tint: string;
  readonly ground: string;
}

export function slipStyle({ accent, ink }: SlipBrand): SlipStyle {
  return {
    ink,
    soft: mix(ink, "#ffffff", 0.3),
    line: mix(ink, "#ffffff", 0.82),
    accent,
    accentText: mix(accent, ink, 0.6),
    tint: mix(accent, "#ffffff", 0.84),
    ground: "#f4f1e9",
  };
}

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The serif has Latin letters only; a line with any other is set in the sans, which has more. */
export function headingFont(ruler: Ruler, text: string): FontName {
  return ruler.missing(text, "serif").length === 0 ? "serif" : "semibold";
}

export const write = (text: string, place: Omit<TextMark, "kind" | "text">): TextMark => ({
  kind: "text",
  text,
  ...place,
});

export function writeFitted(ruler: Ruler, mark: TextMark, room: number): TextMark {
  return { ...mark, size: sizeToFit(ruler, mark.text, { font: mark.font, size: mark.size, room }) };
}

export function writeEnding(ruler: Ruler, mark: TextMark): TextMark {
  return { ...mark, x: mark.x - ruler.width(mark.text, mark.font, mark.size) };
}

export function rule(y: number, fill: string, thickness = 0.6): BoxMark {
  return box({ x: left, y, w: right - left, h: thickness, fill });
}

interface Outline {
  x: number;
  y: number;
  w: number;
  h: number;
  stroke: string;
  thickness?: number;
}

/** A rounded outline: a box with a smaller white one in it. */
export function outline({ x, y, w, h, stroke, thickness = 1.2 }: Outline): readonly Mark[] {
  const inset = thickness;
  return [
    box({ x, y, w, h, fill: stroke, radius: 8 }),
    box({ x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset, fill: "#ffffff", radius: 8 - inset }),
  ];
}
