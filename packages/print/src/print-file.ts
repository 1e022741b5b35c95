import { createHash } from "node:crypto";
import type { AreaMm } from "@selvedge/design/geometry/box";
import { placedOn, type Scene, type Side } from "@selvedge/design/scene";
import sharp from "sharp";
import { type Ink, measureInk } from "./ink.ts";
import type { LoadAsset } from "./pictures/placed-pictures.ts";
import { asSrgb, declaresSrgb, isPng, pngDpi } from "./pictures/png-chunks.ts";
import { rawOptions } from "./pictures/raster.ts";
import { renderSheet } from "./sheet.ts";

export interface PrintFileOptions {
  /** The print area the scene was made for. */
  readonly areaMm: AreaMm;
  readonly dpi?: number;
  /** Prints this many times as large as designed; the sizes of an art print (`BlankSize.printScale`). */
  readonly scale?: number;
}

export interface PrintFileFacts {
  readonly sha256: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  /** Share of the sheet that carries ink, 0 to 1. */
  readonly inkCoverage: number;
  readonly softShare: number;
  /** Bounds of the ink, in pixels of the file. */
  readonly bounds: NonNullable<Ink["bounds"]>;
}

export type RenderedPrintFile =
  | ({ readonly ok: true; readonly png: Buffer } & PrintFileFacts)
  | {
      readonly ok: false;
      readonly code: "nothing_on_side" | "no_ink" | "missing_asset" | "unreadable_asset" | "too_large";
      readonly elementId?: string;
    };

const mmPerInch = 25.4;

/** Pixels of a length at a resolution, as every print file has them: rounded to whole pixels. */
export function printPx(mm: number, dpi = 300, scale = 1): number {
  return Math.round((mm * scale * dpi) / mmPerInch);
}

/**
 * The file that is printed: a clear PNG of exactly the print area at 300 dpi in sRGB, both of which it states itself. The
 * same scene and pictures give the same bytes. A side without ink is an error, because the garment would come out blank.
 */
export async function renderPrintFile(
  scene: Scene,
  side: Side,
  loadAsset: LoadAsset,
  { areaMm, dpi = 300, scale = 1 }: PrintFileOptions,
): Promise<RenderedPrintFile> {
  if (placedOn(scene, side).length === 0) return { ok: false, code: "nothing_on_side" };
  const sheet = await renderSheet(scene, side, loadAsset, { areaMm, pxPerMm: (dpi * scale) / mmPerInch });
  if (!sheet.ok) return sheet;
  const { pixels, widthPx, heightPx } = sheet;
  const ink = measureInk(pixels, widthPx, heightPx);
  if (!ink.bounds) return { ok: false, code: "no_ink" };
  const encoded = await sharp(pixels, { ...rawOptions(sheet), limitInputPixels: false })
    .png({ compressionLevel: 6 })
    .withDensity(dpi)
    .toBuffer();
  const png = asSrgb(encoded);
  return { ok: true, png, ...factsOf(png, ink, ink.bounds, { widthPx, heightPx, dpi }) };
}

export type VerifiedPrintFile =
  | ({ readonly ok: true } & PrintFileFacts)
  | {
      readonly ok: false;
      readonly code:
        | "not_a_png"
        | "damaged"
        | "no_density"
        | "wrong_density"
        | "no_colour_space"
        | "no_alpha"
        | "no_ink"
        | "wrong_size";
    };

/** Reads a print file back as the factory will: its size, resolution, colours and ink; with `expected`, also that it is that large. */
export async function verifyPrintFile(png: Buffer, expected?: PrintFileOptions): Promise<VerifiedPrintFile> {
  if (!isPng(png)) return { ok: false, code: "not_a_png" };
  const dpi = pngDpi(png);
  if (dpi === null) return { ok: false, code: "no_density" };
  if (Math.round(dpi) !== (expected?.dpi ?? 300)) return { ok: false, code: "wrong_density" };
  if (!declaresSrgb(png)) return { ok: false, code: "no_colour_space" };
  const read = await readPixels(png);
  if (!read) return { ok: false, code: "damaged" };
  if (!read.hasAlpha) return { ok: false, code: "no_alpha" };
  const ink = measureInk(read.pixels, read.widthPx, read.heightPx);
  if (!ink.bounds) return { ok: false, code: "no_ink" };
  if (expected && !isSize(read, expected)) return { ok: false, code: "wrong_size" };
  return {
    ok: true,
    ...factsOf(png, ink, ink.bounds, { widthPx: read.widthPx, heightPx: read.heightPx, dpi: Math.round(dpi) }),
  };
}

type Sizes = Pick<PrintFileFacts, "widthPx" | "heightPx" | "dpi">;

function factsOf(png: Buffer, ink: Ink, bounds: PrintFileFacts["bounds"], sizes: Sizes): PrintFileFacts {
  const sha256 = createHash("sha256").update(png).digest("hex");
  return { sha256, ...sizes, inkCoverage: ink.coverage, softShare: ink.softShare, bounds };
}

function isSize(read: Omit<Sizes, "dpi">, { areaMm, dpi = 300, scale = 1 }: PrintFileOptions): boolean {
  return read.widthPx === printPx(areaMm.widthMm, dpi, scale) && read.heightPx === printPx(areaMm.heightMm, dpi, scale);
}

async function readPixels(png: Buffer) {
  try {
    const image = sharp(png, { failOn: "error", limitInputPixels: false });
    const { hasAlpha } = await image.metadata();
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, widthPx: info.width, heightPx: info.height, hasAlpha };
  } catch {
    // sharp throws for a file that breaks off; the caller gets a code instead
    return null;
  }
}
