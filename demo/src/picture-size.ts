/** Width and height of a lossy WebP (VP8 or extended), read from its header. Throws for any other file. */
export function pictureSize(webp: Buffer): { widthPx: number; heightPx: number } {
  const kind = webp.toString("latin1", 12, 16);
  if (kind === "VP8X") return { widthPx: 1 + webp.readUIntLE(24, 3), heightPx: 1 + webp.readUIntLE(27, 3) };
  if (kind === "VP8 ") return { widthPx: webp.readUInt16LE(26) & 0x3fff, heightPx: webp.readUInt16LE(28) & 0x3fff };
  throw new Error("Page pictures are lossy WebP files.");
}
