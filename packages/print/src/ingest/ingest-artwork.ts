import { createHash } from "node:crypto";
import type { Asset } from "@selvedge/design/asset";
import sharp from "sharp";
import { type ArtworkLimits, artworkLimits } from "./limits.ts";
import { makePreviews, type Previews } from "./previews.ts";
import { type Refusal, refuse, refuseKind } from "./refusal.ts";
import { renderSvg } from "./render-svg.ts";
import { type FileKind, sniff } from "./sniff.ts";

export interface IngestedAsset extends Omit<Asset, "href"> {
  readonly bytes: number;
}

export type IngestedArtwork =
  | {
      readonly ok: true;
      readonly asset: IngestedAsset;
      /** What is stored and printed: PNG or JPEG in sRGB, upright, without the camera's notes. */
      readonly normalised: Buffer;
      readonly previews: Previews;
      /** The name it came with, without its path and ending, for lists. */
      readonly name: string;
      readonly kind: FileKind;
    }
  | Refusal;

/**
 * Takes an uploaded picture in, or says in plain words why not. The file is judged by its bytes, never by its name; its
 * size is read from its header before anything is unpacked; and it is always written again, so nothing else that was
 * hidden in it survives. The same upload gives the same sha256.
 */
export async function ingestArtwork(
  bytes: Buffer,
  declaredName: string,
  limits: ArtworkLimits = artworkLimits,
): Promise<IngestedArtwork> {
  if (bytes.length === 0) return refuse("empty_file");
  if (bytes.length > limits.maxBytes) return refuse("too_many_bytes");
  const kind = sniff(bytes);
  if (kind === "unknown") return refuse("not_a_picture");
  if (kind !== "svg" && !readable.has(kind)) return refuseKind(kind);
  const drawn = kind === "svg" ? await renderSvg(bytes, limits) : { ok: true as const, png: bytes };
  if (!drawn.ok) return drawn;
  const sizeFault = await checkSize(drawn.png, limits);
  if (sizeFault) return sizeFault;
  const normalised = await normalise(drawn.png, kind === "jpeg");
  if (!normalised) return refuse("damaged");
  return finish(normalised, kind, nameOf(declaredName));
}

const readable: ReadonlySet<FileKind> = new Set(["png", "jpeg", "webp", "avif", "gif"]);

/** Reads the header only: a bomb of 30,000 × 30,000 pixels is turned away before it is unpacked. */
async function checkSize(bytes: Buffer, limits: ArtworkLimits): Promise<Refusal | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > limits.maxSidePx || width * height > limits.maxPixels)
      return refuse("too_many_pixels");
    return Math.min(width, height) < limits.minSidePx ? refuse("too_small") : null;
  } catch {
    // sharp throws for a header that makes no sense
    return refuse("damaged");
  }
}

/** Photographs stay JPEG (written as it is read, not gathered in memory first); everything else becomes PNG. Null when the file breaks off or its pixels make no sense. */
async function normalise(bytes: Buffer, isPhoto: boolean): Promise<Buffer | null> {
  try {
    const upright = sharp(bytes, { failOn: "error", sequentialRead: true }).autoOrient().toColourspace("srgb");
    return await (isPhoto
      ? upright.jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false })
      : upright.png({ compressionLevel: 6 })
    ).toBuffer();
  } catch {
    // sharp throws for what it cannot unpack
    return null;
  }
}

async function finish(normalised: Buffer, kind: FileKind, name: string): Promise<IngestedArtwork> {
  const { width, height, format, hasAlpha } = await sharp(normalised).metadata();
  const cover = hasAlpha ? await coverOf(normalised) : "whole";
  if (cover === "nothing") return refuse("nothing_visible");
  const asset: IngestedAsset = {
    sha256: createHash("sha256").update(normalised).digest("hex"),
    mime: format === "jpeg" ? "image/jpeg" : "image/png",
    widthPx: width,
    heightPx: height,
    // A picture may come with a channel that lets nothing through.
    hasAlpha: cover === "part",
    bytes: normalised.length,
  };
  return { ok: true, asset, normalised, previews: await makePreviews(normalised), name, kind };
}

/** How much of its ground a picture with an alpha channel covers. */
async function coverOf(png: Buffer): Promise<"nothing" | "part" | "whole"> {
  const { channels } = await sharp(await sharp(png).extractChannel(3).png({ compressionLevel: 1 }).toBuffer()).stats();
  const { max = 0, mean = 0 } = channels[0] ?? {};
  if (max <= 2) return "nothing";
  // A drawing's outermost row may be half covered.
  return mean >= 254 ? "whole" : "part";
}

/** The file's own name as people gave it: no folders, no ending, no control characters, at most 80 characters. */
function nameOf(declaredName: string): string {
  const file = declaredName.split(/[/\\]/).at(-1) ?? "";
  const plain = file
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return plain.slice(0, 80) || "Picture";
}
