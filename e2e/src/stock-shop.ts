// Goods and pages for a cast shop: products whose mockups are really drawn, a collection, a home page and one more.
import { createHash } from "node:crypto";
import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { viewOf } from "@selvedge/garments/views";
import { renderMockup } from "@selvedge/print/mockup";
import { type SeededFiles, seedFile } from "@selvedge/testing/seed/file";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import sharp from "sharp";
import { hedgePage, homePage } from "./stocked-pages.ts";

export interface StockedShop {
  tee: SeededProduct;
  hoodie: SeededProduct;
  kids: SeededProduct;
}

/** Fills a shop. Its products have their print files, or every server that starts with it would draw them. */
export async function stockShop(pools: Pools, files: SeededFiles, shop: SeededShop): Promise<StockedShop> {
  const seed = async (product: Parameters<typeof seedProduct>[2]) =>
    seedPrintFiles(pools, shop, await seedProduct(pools, shop, { files, ...product }), { files });
  const tee = await seed({ name: "Bramble tee", colours: ["White", "Sage"] });
  const hoodie = await seed({
    name: "Thorn hoodie",
    blank: "hoodie",
    priceIncTaxMinor: 5200,
    salePriceIncTaxMinor: 4400,
    colours: ["Natural"],
  });
  const kids = await seed({
    name: "Berry tee for children",
    blank: "tee-kids",
    priceIncTaxMinor: 1600,
    colours: ["White"],
  });
  for (const product of [tee, hoodie, kids]) await renderPictures(pools, files, shop, product);
  await withDivision(pools.backOffice, shop.divisionId, async (db) => {
    const own = { division_id: shop.divisionId };
    const { id } = await db
      .insertInto("collections")
      .values({ ...own, url_name: "clothing", name: "Clothing", description: "Printed one at a time in Telford." })
      .returning("id")
      .executeTakeFirstOrThrow();
    const members = [tee, hoodie, kids].map((product, position) => ({
      ...own,
      collection_id: id,
      product_id: product.id,
      position,
    }));
    await db.insertInto("collection_products").values(members).execute();
    const pages = [homePage, hedgePage].map(({ url, name, page }) => ({
      ...own,
      url,
      name,
      draft: JSON.stringify(page),
      published: JSON.stringify(page),
      published_at: new Date(),
    }));
    await db.insertInto("pages").values(pages).execute();
  });
  return { tee, hoodie, kids };
}

const widthsPx = [480, 960] as const;

async function renderPictures(pools: Pools, files: SeededFiles, shop: SeededShop, product: SeededProduct) {
  const artwork = await sharp(Buffer.from(bramble)).resize(900).png().toBuffer();
  const blank = findBlank(product.blankCode)!;
  const view = viewOf(blank.code, "front")!;
  const area = blank.areas.front!;
  const side = Math.min(area.widthMm, area.heightMm) * 0.72;
  const scene = {
    v: 1 as const,
    blank: blank.code,
    sides: {
      front: {
        elements: [
          {
            id: "e1",
            type: "image" as const,
            assetId: "0".repeat(64),
            x: (area.widthMm - side) / 2,
            y: area.heightMm * 0.1,
            w: side,
            h: side,
            rotation: 0,
            opacity: 1,
            flip: "none" as const,
          },
        ],
      },
    },
  };
  for (const { colour, hex } of uniqueColours(product)) {
    const drawn = await renderMockup({ view, hex, scene, side: "front", loadAsset: async () => artwork, widthsPx });
    if (!drawn.ok) throw new Error(`No picture of ${product.name}: ${drawn.code}.`);
    const sizes: Record<string, string> = {};
    for (const { widthPx, bytes } of drawn.images)
      sizes[widthPx] = await seedFile(pools, shop, { bytes, mime: "image/webp", files });
    await withDivision(pools.backOffice, shop.divisionId, (db) =>
      db
        .updateTable("product_images")
        .where("division_id", "=", shop.divisionId)
        .where("product_id", "=", product.id)
        .where("colour", "=", colour)
        .set({
          sizes: JSON.stringify(sizes),
          state: "ready",
          drawn_from: createHash("sha256").update(hex).digest("hex"),
        })
        .execute(),
    );
  }
}

const uniqueColours = ({ variants }: SeededProduct) =>
  [...new Map(variants.map(({ colour, hex }) => [colour, hex]))].map(([colour, hex]) => ({ colour, hex }));

/** Three berries on a stem. */
const bramble = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="M60 270C120 220 150 150 160 40" fill="none" stroke="#2f5d3a" stroke-width="12" stroke-linecap="round"/><path d="M150 130c40-40 90-40 120-20-20 40-70 50-120 20ZM140 200c-50-30-90-20-110 10 40 25 80 20 110-10Z" fill="#4b7f52"/><g fill="#4a1d52"><circle cx="165" cy="60" r="26"/><circle cx="200" cy="90" r="26"/><circle cx="130" cy="92" r="26"/><circle cx="165" cy="112" r="28"/></g><g fill="#7a3b86"><circle cx="157" cy="54" r="7"/><circle cx="192" cy="84" r="7"/><circle cx="122" cy="86" r="7"/></g></svg>`;
