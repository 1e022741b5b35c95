/** What a file is by its own bytes, whatever its name says. */
export type FileKind =
  | "png"
  | "jpeg"
  | "webp"
  | "avif"
  | "gif"
  | "svg"
  | "heic"
  | "tiff"
  | "bmp"
  | "pdf"
  | "psd"
  | "unknown";

/** The kind of a file from its first bytes; `unknown` when it is no picture we know of. */
export function sniff(bytes: Buffer): FileKind {
  const found = signatures.find(([, matches]) => matches(bytes));
  if (found) return found[0];
  return looksLikeSvg(bytes) ? "svg" : "unknown";
}

const begins = (...signature: number[]) => {
  const expected = Buffer.from(signature);
  return (bytes: Buffer) => bytes.subarray(0, expected.length).equals(expected);
};
const text =
  (at: number, ...words: string[]) =>
  (bytes: Buffer) =>
    words.some((word) => bytes.toString("latin1", at, at + word.length) === word);
const isFtyp = text(4, "ftyp");
const brand =
  (...brands: string[]) =>
  (bytes: Buffer) =>
    isFtyp(bytes) && brands.some((name) => hasBrand(bytes, name));

const signatures: readonly (readonly [FileKind, (bytes: Buffer) => boolean])[] = [
  ["png", begins(137, 80, 78, 71, 13, 10, 26, 10)],
  ["jpeg", begins(0xff, 0xd8, 0xff)],
  ["webp", (bytes) => text(0, "RIFF")(bytes) && text(8, "WEBP")(bytes)],
  ["avif", brand("avif", "avis")],
  ["heic", brand("heic", "heix", "hevc", "heim", "heis", "mif1", "msf1")],
  ["gif", text(0, "GIF87a", "GIF89a")],
  ["tiff", text(0, "II*\0", "MM\0*")],
  ["pdf", text(0, "%PDF-")],
  ["psd", text(0, "8BPS")],
  ["bmp", text(0, "BM")],
];

/** The brands of an ISO media file: the main one and the compatible ones that follow it. */
function hasBrand(bytes: Buffer, name: string): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128);
  for (let at = 8; at + 4 <= end; at += 4) if (bytes.toString("latin1", at, at + 4) === name) return true;
  return false;
}

/** A drawing starts with its `svg` element, after at most a declaration, comments and a document type. */
function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes.toString("utf8", 0, 4096).replace(/^\uFEFF/, "");
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:[a-z]+:)?svg[\s>]/i.test(
    start,
  );
}
