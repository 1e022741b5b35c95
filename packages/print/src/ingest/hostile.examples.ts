import { crc32, deflateSync } from "node:zlib";

/** Hostile and broken uploads for the tests of this folder. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG of a few hundred bytes that claims to be enormous and unfolds into nothing but zeros. */
export function pngBomb(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function svg(inner: string, root = 'viewBox="0 0 100 100"'): Buffer {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return Buffer.from(`<svg ${names} ${root}>${inner}</svg>`);
}

/** Ten copies of ten copies of … : a kilobyte that would draw ten thousand million circles. */
export function copiesOfCopies(levels = 10): Buffer {
  const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: levels }, (_, index) => level(index + 1)).join("");
  return svg(`<defs><circle id="l0" r="1"/>${groups}</defs><use href="#l${levels}"/>`);
}
