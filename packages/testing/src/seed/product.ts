import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import { canonicalScene } from "@selvedge/design/canonical-scene";
import type { Scene } from "@selvedge/design/scene";
import type { ProductId } from "@selvedge/domain/ids";
import { urlNameOf } from "@selvedge/domain/text";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { variantSku } from "@selvedge/garments/blanks/variant-sku";
import type { BlankColour } from "@selvedge/garments/colours";
import { clearPixelPng, type SeededFiles, seedFile } from "./file.ts";
import type { SeededShop } from "./shop.ts";

export interface SeededVariant {
  id: number;
  sku: string;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
}
export interface SeededProduct {
  id: ProductId;
  uuid: string;
  name: string;
  urlName: string;
  blankCode: string;
  designId: number;
  sceneHash: string;
  priceIncTaxMinor: number;
  vatRate: number;
  artwork: { id: number; sha256: string };
  variants: SeededVariant[];
}

interface ProductOptions {
  name?: string;
  blank?: string;
  /** Names of the blank's colours, the default one first. */
  colours?: string[];
  priceIncTaxMinor?: number;
  salePriceIncTaxMinor?: number;
  approval?: "draft" | "pending" | "approved" | "denied";
  /** The bytes of its picture; one clear pixel by default, which leaves no ink. */
  artwork?: Uint8Array;
  /** Where the artwork's bytes go; without it only the rows exist. */
  files?: SeededFiles;
}

/**
 * The Classic Tee, on sale at 24.00 in black and white by default: one artwork on the front, every size,
 * approved and published, its pictures still to be rendered. Needs seedBlanks.
 */
export async function seedProduct(
  pools: Pools,
  shop: SeededShop,
  options: ProductOptions = {},
): Promise<SeededProduct> {
  const { name = "Classic Tee", blank: code = "tee-unisex", colours = ["Black", "White"], files } = options;
  const blank = findBlank(code);
  if (!blank) throw new Error(`No blank is called ${code}.`);
  const chosen = colours.map((wanted) => colourOf(blank, wanted));
  const bytes = options.artwork ?? clearPixelPng;
  const sha256 = await seedFile(pools, shop, { bytes, mime: "image/png", isPublic: false, files });
  return withDivision(pools.backOffice, shop.divisionId, async (db) => {
    const artwork = { id: await insertArtwork(db, shop, name, sha256), sha256 };
    const scene = sceneWith(blank, sha256);
    const facts = { name, blank, colours: chosen, scene, sceneHash: hashOf(scene), options };
    const designId = await insertDesign(db, shop, facts);
    const product = await insertProduct(db, shop, designId, facts);
    const variants = await insertVariants(db, shop, product.id, facts);
    await insertPictures(db, shop, product.id, facts);
    return { ...product, name, blankCode: code, designId, sceneHash: facts.sceneHash, artwork, variants };
  });
}

interface Facts {
  name: string;
  blank: Blank;
  colours: BlankColour[];
  scene: Scene;
  sceneHash: string;
  options: ProductOptions;
}

function colourOf(blank: Blank, name: string): BlankColour {
  const colour = blank.colours.find((known) => known.name === name);
  if (!colour) throw new Error(`${blank.name} is not made in ${name}.`);
  return colour;
}

/** One picture in the middle of the front, 100 mm wide. */
const sceneWith = (blank: Blank, assetId: string): Scene => ({
  v: 1,
  blank: blank.code,
  sides: {
    front: {
      elements: [
        { id: "e1", type: "image", assetId, x: 40, y: 40, w: 100, h: 100, rotation: 0, opacity: 1, flip: "none" },
      ],
    },
  },
});

const hashOf = (scene: Scene): string => createHash("sha256").update(canonicalScene(scene)).digest("hex");

async function insertArtwork(db: Bound, { divisionId }: SeededShop, name: string, sha256: string): Promise<number> {
  const picture = { sha256, preview_sha256: sha256, mime: "image/png", width_px: 1, height_px: 1, has_alpha: true };
  const values = { division_id: divisionId, name, ...picture };
  return (await db.insertInto("artworks").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

async function insertDesign(db: Bound, { divisionId }: SeededShop, { name, blank, scene, sceneHash }: Facts) {
  const design = { blank_code: blank.code, scene: JSON.stringify(scene), scene_hash: sceneHash };
  const values = { division_id: divisionId, name, ...design };
  return (await db.insertInto("designs").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

async function insertProduct(db: Bound, { divisionId, code }: SeededShop, designId: number, facts: Facts) {
  const { name, blank, colours, scene, sceneHash, options } = facts;
  const urlName = urlNameOf(name);
  const priceIncTaxMinor = options.priceIncTaxMinor ?? 2400;
  const approval = options.approval ?? "approved";
  const row = await db
    .insertInto("products")
    .values({
      division_id: divisionId,
      sku: `${code}-${urlName.toUpperCase()}`,
      name,
      description: `<p>${name}, printed when you order it.</p>`,
      url_name: urlName,
      blank_code: blank.code,
      design_id: designId,
      scene: JSON.stringify(scene),
      scene_hash: sceneHash,
      price_inc_tax_minor: priceIncTaxMinor,
      sale_price_inc_tax_minor: options.salePriceIncTaxMinor ?? null,
      on_sale: options.salePriceIncTaxMinor !== undefined,
      currency: "GBP",
      vat_rate: blank.vatRate,
      gender: blank.gender,
      type: blank.typeCode,
      default_colour: colours[0]!.name,
      approval_status: approval,
      published_at: approval === "draft" ? null : new Date(),
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  return { ...row, urlName, priceIncTaxMinor, vatRate: blank.vatRate };
}

async function insertVariants(db: Bound, { divisionId, code }: SeededShop, productId: ProductId, facts: Facts) {
  const { blank, colours } = facts;
  const made = colours.flatMap((colour) => blank.sizes.map((size) => ({ colour, size })));
  const rows = made.map(({ colour, size }, position) => ({
    division_id: divisionId,
    product_id: productId,
    sku: `${code}-${productId}-${colour.code}-${size.code}`,
    blank_sku: variantSku(blank, colour, size),
    colour: colour.name,
    hex: colour.hex,
    size: size.name,
    position,
  }));
  const ids = await db.insertInto("product_variants").values(rows).returning("id").execute();
  return rows.map(({ sku, blank_sku: blankSku, colour, hex, size }, index) => ({
    id: ids[index]!.id,
    sku,
    blankSku,
    colour,
    hex,
    size,
  }));
}

const insertPictures = (db: Bound, { divisionId }: SeededShop, productId: ProductId, { name, colours }: Facts) =>
  db
    .insertInto("product_images")
    .values(
      colours.map((colour, position) => ({
        division_id: divisionId,
        product_id: productId,
        colour: colour.name,
        side: "front" as const,
        position,
        alt_text: `${name} in ${colour.name}`,
      })),
    )
    .execute();
