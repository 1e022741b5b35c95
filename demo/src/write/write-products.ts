import { createHash } from "node:crypto";
import { enqueue } from "@selvedge/db/jobs";
import { canonicalScene, normalScene } from "@selvedge/design/canonical-scene";
import type { Scene } from "@selvedge/design/scene";
import { factoryName } from "@selvedge/domain/factory/factory-name";
import type { ProductId } from "@selvedge/domain/ids";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { madeAt } from "@selvedge/domain/shipping/made-at";
import { escapeHtml, urlNameOf } from "@selvedge/domain/text";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { variantSku } from "@selvedge/garments/blanks/variant-sku";
import { shopLook } from "@selvedge/print/render-key";
import { mockupFile, mockupFolder, namesIn, read } from "../files.ts";
import type { DemoProduct, DemoShop } from "../kinds.ts";
import { coloursOf, mockupsOf, type WantedMockup } from "../mockups-of.ts";
import { staff } from "../people.ts";
import { storedScene } from "../stored-scene.ts";
import { writeBundles } from "./goods/write-bundles.ts";
import { writeTags } from "./goods/write-tags.ts";
import { insertRows, insertWithIds } from "./insert-rows.ts";
import { storePicture } from "./store-file.ts";
import { daysBefore, type Writing } from "./world.ts";

export interface WrittenVariant {
  readonly id: number;
  readonly sku: string;
  readonly blankSku: string;
  readonly colour: string;
  readonly hex: string;
  readonly size: string;
}

type StoredSizes = Readonly<Record<string, string>>;

export interface WrittenProduct {
  readonly id: ProductId;
  readonly product: DemoProduct;
  readonly scene: Scene;
  readonly sceneHash: string;
  readonly vatRate: number;
  readonly variants: readonly WrittenVariant[];
  /** Hash by width of the first picture; null where it is still to be rendered. */
  readonly picture: StoredSizes | null;
  /** The same by colour, for those that lie ready. */
  readonly pictures: ReadonlyMap<string, StoredSizes>;
}

/** A shop's products with designs, variants, pictures and collections. Pictures that do not lie ready are left to a job. */
export async function writeProducts(writing: Writing, shop: DemoShop): Promise<WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  for (const product of shop.products) written.push(await writeProduct(writing, shop, product));
  const bundles = await writeBundles(writing, shop, written);
  const listed = [
    ...written.map(({ id, product }) => ({ id, product })),
    ...bundles.map(({ id, bundle }) => ({ id, product: bundle })),
  ];
  await Promise.all([writeCollections(writing, shop, listed), writeTags(writing, written)]);
  return written;
}

async function writeProduct(writing: Writing, shop: DemoShop, product: DemoProduct): Promise<WrittenProduct> {
  const { db, divisionId } = writing;
  const scene = normalScene((await storedScene(product)).scene);
  const sceneHash = createHash("sha256").update(canonicalScene(scene)).digest("hex");
  const id = await insertProduct(writing, shop, product, { scene, sceneHash });
  if (product.personalisation) await writeTexts(writing, id, product.personalisation);
  const variants = await insertVariants(writing, shop, product, id);
  const wanted = mockupsOf(product, scene);
  const pictures = await writePictures(writing, shop, product, { productId: id, wanted });
  const picture = pictures.get(wanted[0]?.colour ?? "") ?? null;
  const jobs = { divisionId, productId: id };
  if (wanted.length > 1) await enqueue(db, "render_mockups", jobs, { key: `mockups ${id}`, priority: 10 });
  await enqueue(db, "render_print_files", jobs, { key: `print files ${id}`, priority: product.awaitsReview ? 5 : 20 });
  return { id, product, scene, sceneHash, vatRate: findBlank(product.blank)!.vatRate, variants, picture, pictures };
}

async function insertProduct(
  { db, divisionId, now }: Writing,
  shop: DemoShop,
  product: DemoProduct,
  { scene, sceneHash }: { scene: Scene; sceneHash: string },
): Promise<ProductId> {
  const blank = findBlank(product.blank)!;
  const publishedAt = daysBefore(now, product.publishedDaysAgo);
  const design = { blank_code: blank.code, scene, scene_hash: sceneHash, version: 1 };
  const times = { created_at: publishedAt, updated_at: publishedAt };
  const [designId] = await insertWithIds(db, "designs", [
    { division_id: divisionId, name: product.name, ...design, ...times },
  ]);
  const urlName = urlNameOf(product.name);
  const [id] = await insertWithIds(db, "products", [
    {
      division_id: divisionId,
      uuid: crypto.randomUUID(),
      sku: `${shop.code}-${urlName.toUpperCase()}`,
      name: product.name,
      description: descriptionOf(product),
      meta_title: product.name,
      meta_description: product.metaDescription,
      url_name: urlName,
      design_id: designId,
      ...design,
      price_inc_tax_minor: product.priceIncTaxMinor,
      sale_price_inc_tax_minor: product.salePriceIncTaxMinor ?? null,
      on_sale: product.salePriceIncTaxMinor !== undefined,
      size_extras: product.sizeExtrasMinor ?? {},
      currency: "GBP",
      vat_rate: blank.vatRate,
      gender: blank.gender,
      type: blank.typeCode,
      default_colour: product.colours[0],
      enabled: true,
      approval_status: product.awaitsReview ? "pending" : "approved",
      processing: false,
      orders: 0,
      published_at: publishedAt,
      ...times,
    },
  ]);
  if (!product.awaitsReview)
    await insertRows(db, "audit_log", [
      {
        division_id: divisionId,
        actor_kind: "staff",
        actor_name: staff[0]!.fullName,
        action: "product.approved",
        subject: `product ${id}`,
        detail: { reason: null },
        created_at: new Date(publishedAt.getTime() + reviewMinutes * 60_000),
      },
    ]);
  return id! as ProductId;
}

/** Lets shoppers write on a product, from the day that it was published. */
async function writeTexts({ db, divisionId }: Writing, productId: ProductId, { fields, fonts, inks }: Personalisation) {
  const [id] = await insertWithIds(db, "personalisation_templates", [
    {
      ...{ division_id: divisionId, product_id: productId, version: 1, fonts, inks },
      fields: fields.map(({ place: _, ...field }) => field),
      bindings: fields.map(({ key, place }) => ({ fieldKey: key, ...place })),
    },
  ]);
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .set({ personalisable: true, personalisation_template_id: id! })
    .execute();
}

/** From publishing a product to the decision about it. */
const reviewMinutes = 70;

/** The shop's own words, then what is the same for every piece of this blank. */
function descriptionOf({ description, blank }: DemoProduct): string {
  const { material, technology } = findBlank(blank)!;
  const facts = [material, "Printed when you order it", `Made in ${factoryName(madeAt(technology))}, Shropshire`];
  const words = description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  return [...words, "<ul>", ...facts.map((fact) => `<li>${escapeHtml(fact)}</li>`), "</ul>"].join("");
}

async function insertVariants(
  { db, divisionId }: Writing,
  shop: DemoShop,
  product: DemoProduct,
  productId: ProductId,
): Promise<WrittenVariant[]> {
  const blank = findBlank(product.blank)!;
  const made = coloursOf(product).flatMap((colour) => blank.sizes.map((size) => ({ colour, size })));
  const rows = made.map(({ colour, size }, position) => ({
    division_id: divisionId,
    product_id: productId,
    sku: `${shop.code}-${productId}-${colour.code}-${size.code}`,
    blank_sku: variantSku(blank, colour, size),
    colour: colour.name,
    hex: colour.hex,
    size: size.name,
    position,
    enabled: true,
  }));
  const ids = await insertWithIds(db, "product_variants", rows);
  return rows.map(({ sku, blank_sku: blankSku, colour, hex, size }, index) => ({
    id: ids[index]!,
    sku,
    blankSku,
    colour,
    hex,
    size,
  }));
}

async function writePictures(
  writing: Writing,
  shop: DemoShop,
  product: DemoProduct,
  { productId, wanted }: { productId: ProductId; wanted: readonly WantedMockup[] },
): Promise<WrittenProduct["pictures"]> {
  const sizes = await Promise.all(wanted.map((mockup) => storedSizes(writing, shop.label, mockup)));
  const rows = wanted.map((mockup, position) => ({
    division_id: writing.divisionId,
    product_id: productId,
    colour: mockup.colour,
    side: mockup.side,
    position,
    alt_text: `${product.name} in ${mockup.colour.toLowerCase()}${mockup.side === "front" ? "" : `, ${mockup.side}`}`,
    sizes: sizes[position] ?? {},
    state: sizes[position] ? "ready" : "waiting",
    drawn_from: sizes[position] ? mockup.renderKey : "",
    updated_at: writing.now,
  }));
  await insertRows(writing.db, "product_images", rows);
  const byColour = new Map<string, StoredSizes>();
  for (const [position, { colour }] of wanted.entries()) {
    const stored = sizes[position];
    if (stored && !byColour.has(colour)) byColour.set(colour, stored);
  }
  return byColour;
}

const ready = new Set(namesIn(mockupFolder));

/** Hash by width of a mockup that is ready; null where one of its sizes is missing. */
async function storedSizes(writing: Writing, label: string | null, mockup: WantedMockup) {
  const files = shopLook.widthsPx.map((width) => [width, mockupFile(label, mockup, mockup.renderKey, width)] as const);
  if (!files.every(([, file]) => ready.has(file))) return null;
  const stored = files.map(async ([width, file]) => {
    return [String(width), await storePicture(writing, await read(mockupFolder, file))] as const;
  });
  return Object.fromEntries(await Promise.all(stored));
}

interface Listed {
  readonly id: ProductId;
  readonly product: Pick<DemoProduct, "collections" | "publishedDaysAgo" | "salePriceIncTaxMinor">;
}

async function writeCollections({ db, divisionId }: Writing, shop: DemoShop, products: readonly Listed[]) {
  const rows = shop.collections.map(({ urlName, name, description, rule }, position) => ({
    division_id: divisionId,
    url_name: urlName,
    name,
    description,
    position,
    rule: rule ?? null,
  }));
  // Those with a rule are filled by the database as they are written.
  const ids = await insertWithIds(db, "collections", rows);
  const entries = shop.collections.flatMap(({ name, takes, rule }, index) =>
    rule
      ? []
      : products
          .filter(({ product }) => (takes ? takes(product) : product.collections.includes(name)))
          .map(({ id }, position) => ({
            division_id: divisionId,
            collection_id: ids[index],
            product_id: id,
            position,
          })),
  );
  await insertRows(db, "collection_products", entries);
}
