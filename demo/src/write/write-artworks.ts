import { type ArtworkName, artworks } from "../artworks.ts";
import { artworkFolder, read } from "../files.ts";
import type { DemoShop } from "../kinds.ts";
import { bakedArtwork } from "../stored-artwork.ts";
import { insertRows } from "./insert-rows.ts";
import { storeOwn, storePicture } from "./store-file.ts";
import { daysBefore, type Writing } from "./world.ts";

/** The drawings that a shop's products are made of, as its own uploads. */
export async function writeArtworks(writing: Writing, shop: DemoShop): Promise<void> {
  const names = new Set(shop.products.flatMap((product) => product.artworks));
  const rows = [];
  for (const name of names) rows.push(await artworkRow(writing, name));
  await insertRows(writing.db, "artworks", rows);
}

async function artworkRow(writing: Writing, name: ArtworkName) {
  const [baked, large, thumb] = await Promise.all([
    bakedArtwork(name),
    read(artworkFolder, `${name}.large.webp`),
    read(artworkFolder, `${name}.thumb.webp`),
  ]);
  return {
    division_id: writing.divisionId,
    name: artworks[name].title,
    sha256: await storeOwn(writing, baked.bytes),
    preview_sha256: await storePicture(writing, large),
    thumb_sha256: await storePicture(writing, thumb),
    mime: "image/png",
    width_px: baked.widthPx,
    height_px: baked.heightPx,
    has_alpha: true,
    created_at: daysBefore(writing.now, 500),
  };
}
