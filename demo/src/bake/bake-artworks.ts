import { writeFile } from "node:fs/promises";
import { ingestArtwork } from "@selvedge/print/ingest/ingest-artwork";
import { artworkLimits } from "@selvedge/print/ingest/limits";
import sharp from "sharp";
import { artworkNames } from "../artworks.ts";
import { artworkFolder, namesIn, read } from "../files.ts";

/** 4000 pixels print 330 mm at 300 dpi: larger than any of these drawings is printed. */
const limits = { ...artworkLimits, svgLongSidePx: 4000 };

/** Renders each SVG as an upload would be, then writes it with a palette: flat colours lose nothing and the file is a third. */
export async function bakeArtworks(): Promise<void> {
  const there = new Set(namesIn(artworkFolder));
  for (const name of artworkNames.filter((each) => !there.has(`${each}.png`))) {
    const taken = await ingestArtwork(await read(artworkFolder, `${name}.svg`), `${name}.svg`, limits);
    if (!taken.ok) throw new Error(`${name}: ${taken.message}`);
    const palette = { palette: true, colours: 256, quality: 100, effort: 10, dither: 0.4, compressionLevel: 9 };
    await writeFile(new URL(`${name}.png`, artworkFolder), await sharp(taken.normalised).png(palette).toBuffer());
    await writeFile(new URL(`${name}.large.webp`, artworkFolder), taken.previews.large);
    await writeFile(new URL(`${name}.thumb.webp`, artworkFolder), taken.previews.thumb);
    console.log(`drew ${name}`);
  }
}
