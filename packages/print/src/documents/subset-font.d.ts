/** The package has no types of its own; this is the part that is used. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
      /** Axes of a variable font that are set to one value: `{ wght: 700 }`. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
