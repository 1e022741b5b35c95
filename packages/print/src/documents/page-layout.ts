import type { FontName } from "./fonts.ts";

/**
 * A page as plain data: boxes, lines of text and pictures, later ones on top. Lengths are in the page's own unit from its
 * top-left corner, y downward; colours are `#rrggbb`. Layouts make these, so that they can be tested without a PDF.
 */
export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export type Mark = BoxMark | TextMark | PictureMark;

export interface BoxMark {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly radius?: number;
}

export interface TextMark {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: FontName;
  readonly fill: string;
}

/** A PNG or JPEG that fills its box. */
export interface PictureMark {
  readonly kind: "picture";
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly bytes: Buffer;
}

export const box = (place: Omit<BoxMark, "kind">): BoxMark => ({ kind: "box", ...place });

/** Boxes moved together, for a symbol drawn from its own corner. */
export function movedBoxes(boxes: readonly BoxMark[], x: number, y: number): readonly BoxMark[] {
  return boxes.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));
}
