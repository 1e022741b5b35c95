import { crc32, deflateSync } from "node:zlib";

/** A PNG with a coloured disc on a clear ground; other seeds give other bytes. */
export function discPng(sizePx = 1200, seed = 0): Buffer {
  const rows = Buffer.alloc(sizePx * (sizePx * 4 + 1));
  const middle = sizePx / 2;
  for (let y = 0; y < sizePx; y++)
    for (let x = 0; x < sizePx; x++)
      if (Math.hypot(x - middle, y - middle) < sizePx * 0.4)
        rows.set([200, seed % 256, 40, 255], y * (sizePx * 4 + 1) + 1 + x * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sizePx, 0);
  header.writeUInt32BE(sizePx, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
