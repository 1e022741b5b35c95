import { storedFilePath } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { pageImageWidths } from "@selvedge/domain/images/image-widths";
import { shopLook } from "@selvedge/print/render-key";
import { type ArtworkName, artworks } from "../artworks.ts";
import { artworkFolder, namesIn, pageFolder, read } from "../files.ts";
import type { DemoShop, PageParts, PictureValue } from "../kinds.ts";
import { pictureSize } from "../picture-size.ts";
import { bakedArtwork } from "../stored-artwork.ts";
import { insertRows } from "./insert-rows.ts";
import { storePicture } from "./store-file.ts";
import type { Writing } from "./world.ts";
import { writePosts } from "./write-posts.ts";
import type { WrittenProduct } from "./write-products.ts";

/** A shop's pages, published as they are drafted, with their menus and footers. */
export async function writePages(writing: Writing, shop: DemoShop, products: readonly WrittenProduct[]): Promise<void> {
  const parts = await partsOf(writing, shop, products);
  const rows = shop.pages.map(({ url, name, build }) => {
    const page = { ...build(parts), url, name };
    return {
      division_id: writing.divisionId,
      uuid: crypto.randomUUID(),
      url,
      name,
      draft: page,
      published: page,
      version: 1,
      published_at: writing.now,
      created_at: writing.now,
      updated_at: writing.now,
    };
  });
  await insertRows(writing.db, "pages", rows);
  const settings = { division_id: writing.divisionId, settings: shop.settings(parts), updated_at: writing.now };
  await insertRows(writing.db, "shop_settings", [settings]);
  await writePosts(writing, shop.posts?.(parts) ?? [], products);
}

/** Stores what the pages show before they are built, because their addresses are in them. */
async function partsOf(writing: Writing, shop: DemoShop, products: readonly WrittenProduct[]): Promise<PageParts> {
  const pictures = await storePictures(writing, shop);
  const drawings = await storeDrawings(writing, shop);
  const { divisionId } = writing;
  return {
    divisionId,
    picture(name, altText) {
      const found = pictures.get(name);
      if (!found) throw new Error(`No page picture of ${shop.name} is called ${name}.`);
      const narrow = pictures.get(`${name}-narrow`);
      return { ...found, altText, ...(narrow ? { narrow } : {}) };
    },
    mockup(productName) {
      const found = products.find(({ product }) => product.name === productName);
      if (!found?.picture) throw new Error(`${productName} has no picture that lies ready.`);
      const { product } = found;
      const widestPx = shopLook.widthsPx.at(-1)!;
      const altText = `${product.name} in ${product.colours[0]!.toLowerCase()}`;
      return { ...pictureValue(divisionId, found.picture, widestPx, widestPx), altText, cutout: true };
    },
    artwork(name) {
      const found = drawings.get(name);
      if (!found) throw new Error(`${shop.name} has no drawing called ${name}.`);
      return found;
    },
  };
}

type PageCut = NonNullable<PictureValue["narrow"]>;

/** Everything in `pictures/pages` that is named after the shop. */
async function storePictures(writing: Writing, shop: DemoShop): Promise<Map<string, PageCut>> {
  const stem = `${shop.label ?? "main"}-`;
  const names = namesIn(pageFolder).filter((file) => file.startsWith(stem) && file.endsWith("-1920.webp"));
  const stored = names.map(async (file) => {
    const name = file.slice(stem.length, -"-1920.webp".length);
    const hashes: Record<string, string> = {};
    for (const width of pageImageWidths) {
      const bytes = await read(pageFolder, `${stem}${name}-${width}.webp`);
      hashes[width] = await storePicture(writing, bytes);
    }
    const { widthPx, heightPx } = pictureSize(await read(pageFolder, file));
    return [name, pictureValue(writing.divisionId, hashes, widthPx, heightPx)] as const;
  });
  return new Map(await Promise.all(stored));
}

/** The shop's drawings by themselves, on a clear ground. */
async function storeDrawings(writing: Writing, shop: DemoShop): Promise<Map<ArtworkName, PictureValue>> {
  const names = new Set(shop.products.flatMap((product) => product.artworks));
  const stored = [...names].map(async (name) => {
    const bytes = await read(artworkFolder, `${name}.large.webp`);
    const sha256 = await storePicture(writing, bytes);
    const { widthPx, heightPx } = await bakedArtwork(name);
    const value = pictureValue(writing.divisionId, { 1600: sha256 }, widthPx, heightPx);
    return [name, { ...value, altText: artworks[name].alt, cutout: true as const }] as const;
  });
  return new Map(await Promise.all(stored));
}

function pictureValue(divisionId: DivisionId, hashes: Readonly<Record<string, string>>, width: number, height: number) {
  const sizes = Object.fromEntries(
    Object.entries(hashes).map(([widthPx, sha256]) => [widthPx, storedFilePath(divisionId, sha256)]),
  );
  const largest = Object.keys(sizes)
    .map(Number)
    .sort((one, other) => other - one)[0]!;
  return { original: sizes[largest]!, sizes, width, height };
}
