// Bundles of a shop's products: each part as it is sold alone, and the parts' own pictures.
import type { ProductId } from "@selvedge/domain/ids";
import { escapeHtml, urlNameOf } from "@selvedge/domain/text";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { DemoBundle, DemoShop } from "../../kinds.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysBefore, type Writing } from "../world.ts";
import type { WrittenProduct } from "../write-products.ts";

export interface WrittenBundle {
  readonly id: ProductId;
  readonly bundle: DemoBundle;
}

/** Puts a shop's bundles on sale. Throws for a part that the shop does not sell. */
export async function writeBundles(
  writing: Writing,
  shop: DemoShop,
  products: readonly WrittenProduct[],
): Promise<WrittenBundle[]> {
  const written: WrittenBundle[] = [];
  for (const bundle of shop.bundles ?? [])
    written.push({ id: await writeBundle(writing, shop, { bundle, products }), bundle });
  return written;
}

interface ToWrite {
  bundle: DemoBundle;
  products: readonly WrittenProduct[];
}

async function writeBundle(writing: Writing, shop: DemoShop, { bundle, products }: ToWrite): Promise<ProductId> {
  const { db, divisionId, now } = writing;
  const parts = bundle.parts.map(({ product: name, ...fixed }) => ({ ...fixed, part: partOf(products, name, bundle) }));
  const publishedAt = daysBefore(now, bundle.publishedDaysAgo);
  const urlName = urlNameOf(bundle.name);
  const [id] = await insertWithIds(db, "products", [
    {
      division_id: divisionId,
      uuid: crypto.randomUUID(),
      sku: `${shop.code}-BUNDLE-${urlName.toUpperCase()}`,
      name: bundle.name,
      description: bundle.description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(""),
      meta_title: bundle.name,
      meta_description: bundle.metaDescription,
      url_name: urlName,
      is_bundle: true,
      type: "bundle",
      price_inc_tax_minor: bundle.priceIncTaxMinor,
      currency: "GBP",
      vat_rate: Math.max(...parts.map(({ part }) => part.vatRate)),
      gender: "unisex",
      default_colour: "",
      enabled: true,
      approval_status: "approved",
      processing: false,
      orders: 0,
      published_at: publishedAt,
      created_at: publishedAt,
      updated_at: publishedAt,
    },
  ]);
  await insertRows(
    db,
    "bundle_items",
    parts.map(({ part, colour, size }, position) => ({
      division_id: divisionId,
      bundle_product_id: id,
      product_id: part.id,
      colour: colour ?? null,
      size: size ?? null,
      position,
    })),
  );
  await insertRows(db, "product_images", picturesOf(writing, id!, parts));
  return id! as ProductId;
}

function partOf(products: readonly WrittenProduct[], name: string, bundle: DemoBundle): WrittenProduct {
  const found = products.find(({ product }) => product.name === name);
  if (!found) throw new Error(`${bundle.name}: the shop sells no ${name}.`);
  return found;
}

/** The first picture of each part that lies ready. A place stands where other products have a colour; the first has none. */
const picturesOf = (writing: Writing, id: number, parts: readonly { part: WrittenProduct }[]) =>
  parts.flatMap(({ part: { id: productId, picture, product } }, index) =>
    picture
      ? [
          {
            division_id: writing.divisionId,
            product_id: id,
            colour: index === 0 ? "" : String(index + 1),
            side: "front",
            position: index,
            alt_text: `${product.name} in ${product.colours[0]!.toLowerCase()}, ${findBlank(product.blank)!.name}`,
            sizes: picture,
            state: "ready",
            drawn_from: `part ${productId}`,
            updated_at: writing.now,
          },
        ]
      : [],
  );
