import { readFile } from "node:fs/promises";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { BoxMark, PageLayout } from "./page-layout.ts";

/** The boxes of a drawing as a picture, one pixel for each `unit`: what a printer of that resolution would burn. */
export function burn({ width, height, marks }: PageLayout, unit = 1) {
  const [columns, rows] = [Math.round(width / unit), Math.round(height / unit)];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(255);
  for (const mark of marks.filter((candidate): candidate is BoxMark => candidate.kind === "box")) {
    const shade = Number.parseInt(mark.fill.slice(1, 3), 16);
    for (let y = Math.round(mark.y / unit); y < Math.round((mark.y + mark.h) / unit); y++) {
      for (let x = Math.round(mark.x / unit); x < Math.round((mark.x + mark.w) / unit); x++) {
        data.fill(shade, (y * columns + x) * 4, (y * columns + x) * 4 + 3);
      }
    }
  }
  return { data, width: columns, height: rows, colorSpace: "srgb" } as const;
}

/** What a scanner reads on a drawing: kind and text of every symbol, in the order of their kinds. */
export async function scan(drawing: PageLayout, unit = 1): Promise<readonly string[]> {
  await ready();
  const found = await readBarcodes(burn(drawing, unit), {
    formats: ["Code128", "DataMatrix", "QRCode"],
    tryHarder: true,
  });
  return found.map(({ format, text }) => `${format} ${text}`).toSorted();
}

let preparing: Promise<unknown> | null = null;

/** The decoder's own file from the package; by itself it would fetch it from a host. */
function ready(): Promise<unknown> {
  preparing ??= readFile(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"))).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true }),
  );
  return preparing;
}
