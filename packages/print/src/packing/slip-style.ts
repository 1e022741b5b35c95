import type { BoxMark, Mark, TextMark } from "../documents/drawing.ts";
import { box } from "../documents/drawing.ts";
import type { FontName } from "../documents/fonts.ts";
import { type Ruler, sizeToFit } from "../documents/measure.ts";
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

export function write(text: string, font: FontName, size: number, x: number, baseline: number, fill: string): TextMark {
  return { kind: "text", text, x, baseline, size, font, fill };
}

export function writeFitted(ruler: Ruler, mark: TextMark, room: number): TextMark {
  return { ...mark, size: sizeToFit(ruler, mark.text, mark.font, mark.size, room) };
}

export function writeEnding(ruler: Ruler, mark: TextMark): TextMark {
  return { ...mark, x: mark.x - ruler.width(mark.text, mark.font, mark.size) };
}

export function rule(y: number, fill: string, thickness = 0.6): BoxMark {
  return box(left, y, right - left, thickness, fill);
}

/** A rounded outline: a box with a smaller white one in it. */
export function outline(x: number, y: number, w: number, h: number, stroke: string, thickness = 1.2): readonly Mark[] {
  const inset = thickness;
  return [box(x, y, w, h, stroke, 8), box(x + inset, y + inset, w - 2 * inset, h - 2 * inset, "#ffffff", 8 - inset)];
}
