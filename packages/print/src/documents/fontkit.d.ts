/** The package has no types of its own; this is the part that is used. */
declare module "fontkit" {
  interface Path {
    readonly commands: readonly {
      readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
      readonly args: readonly number[];
    }[];
  }
  export interface ShapedFont {
    readonly unitsPerEm: number;
    /** Height of an H above the baseline, in font units. */
    readonly capHeight: number;
    readonly ascent: number;
    readonly descent: number;
    readonly familyName: string | null;
    readonly subfamilyName: string | null;
    /** Of a face that varies, by the names of its axes. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly "OS/2"?: { readonly usWeightClass?: number; readonly fsType?: { readonly noEmbedding?: boolean } };
    hasGlyphForCodePoint(code: number): boolean;
    /** Letters joined, placed and put in visual order, in font units. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: Path }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
      readonly advanceWidth: number;
    };
  }
  export function create(bytes: Buffer): ShapedFont;
}
