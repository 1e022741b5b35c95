// What is in a bundle: products of the shop, of each of which the shopper chooses what its merchant has left open.
import { type ChosenVariant, chooseVariant, type PartChoice } from "@selvedge/domain/bundles/choose-variant";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { priceOfSize, type SizeExtras } from "@selvedge/domain/products/size-prices";
import { sql } from "kysely";
import type { Origins } from "../../../origins.ts";
import { imageSizes } from "../../plumbing/files/index.ts";

interface PartVariantRow {
  id: number;
  sku: string;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
  isInStock: boolean;
}

/** A part as `bundle_parts` (migration 0177) gives it: one entry however often it is in the bundle. */
export interface BundlePartRow {
  id: number;
  quantity: number;
  productId: ProductId;
  name: string;
  urlName: string;
  blankName: string;
  isOnSale: boolean;
  vatRate: number;
  sceneHash: string;
  /** On its own, before what its size costs on top. */
  priceIncTaxMinor: number;
  extras: SizeExtras;
  defaultColour: string;
  /** The colours and sizes that may be chosen. */
  variants: PartVariantRow[];
  /** The picture of each colour. */
  images: { colour: string; sizes: Record<string, string>; alt_text: string }[];
}

/** The parts of a product `p` in their order; null for what is no bundle, which costs nothing. */
export const bundleParts = sql`case when p.is_bundle then bundle_parts(p.division_id, p.id) end`;

/** What a shopper has chosen for a part, by the part's id. */
export interface PartOption extends PartChoice {
  bundleItemId: number;
}

/** A part in the colour and size that were chosen: what a line of its own would be. */
export interface ChosenPart {
  bundleItemId: number;
  product_id: ProductId;
  variant_id: number;
  name: string;
  url_name: string;
  sku: string;
  blank_sku: string;
  colour: string;
  hex: string;
  size: string;
  scene_hash: string;
  vat_rate: number;
  /** On its own. */
  unit_price_inc_tax_minor: number;
  image: Record<string, string> | null;
}

/** Each part as often as it is in the bundle. */
const eachPart = (rows: readonly BundlePartRow[]) =>
  rows.flatMap((row) => Array.from({ length: row.quantity }, () => row));

/** A bundle of fewer than two things is none. */
const fewest = 2;

/**
 * The parts of a bundle as they were chosen. Where something is missing, gone or sold out the messages say so, by the part's
 * id, and there are no parts.
 */
export function chosenParts(
  rows: readonly BundlePartRow[],
  options: readonly PartOption[],
): { ok: true; parts: ChosenPart[] } | { ok: false; messages: Record<string, string> } {
  const left = [...options];
  const decided = eachPart(rows).map((row) => {
    const at = left.findIndex(({ bundleItemId }) => bundleItemId === row.id);
    const [option = {}] = at < 0 ? [] : left.splice(at, 1);
    return { row, chosen: chooseOf(row, option) };
  });
  const messages = Object.fromEntries(
    decided.flatMap(({ row, chosen }) => (chosen.ok ? [] : [[String(row.id), chosen.message]])),
  );
  if (decided.length < fewest) return { ok: false, messages: { "0": "This bundle cannot be bought at the moment." } };
  if (Object.keys(messages).length > 0) return { ok: false, messages };
  return { ok: true, parts: decided.flatMap(({ row, chosen }) => (chosen.ok ? [partOf(row, chosen.variant)] : [])) };
}

const chooseOf = (row: BundlePartRow, choice: PartChoice): ChosenVariant<PartVariantRow> =>
  row.isOnSale
    ? chooseVariant(row.name, row.variants, choice)
    : { ok: false, message: `${row.name} is no longer available.` };

const partOf = (row: BundlePartRow, variant: PartVariantRow): ChosenPart => ({
  bundleItemId: row.id,
  product_id: row.productId,
  variant_id: variant.id,
  name: row.name,
  url_name: row.urlName,
  sku: variant.sku,
  blank_sku: variant.blankSku,
  ...{ colour: variant.colour, hex: variant.hex, size: variant.size },
  scene_hash: row.sceneHash,
  vat_rate: row.vatRate,
  unit_price_inc_tax_minor: priceOfSize(row.priceIncTaxMinor, row.extras, variant.size),
  image: pictureOf(row, variant.colour)?.sizes ?? null,
});

const pictureOf = ({ images, defaultColour }: BundlePartRow, colour: string) =>
  images.find((image) => image.colour === colour) ??
  images.find((image) => image.colour === defaultColour) ??
  images[0];

/** A bundle's parts as its page shows them, each with what may be chosen of it. */
export const presentParts = (
  rows: readonly BundlePartRow[],
  { origins, divisionId, currency }: { origins: Origins; divisionId: DivisionId; currency: string },
) =>
  eachPart(rows).map((row) => ({
    bundleItemId: row.id,
    productId: row.productId,
    name: row.name,
    urlName: row.urlName,
    blankName: row.blankName,
    price: toMajor(row.priceIncTaxMinor, currency),
    standing: standingOf(row),
    options: [...Map.groupBy(row.variants, (variant) => variant.colour)].map(([colour, variants]) => {
      const picture = pictureOf(row, colour);
      return {
        colour,
        hex: variants[0]!.hex,
        image: picture && { sizes: imageSizes(origins, divisionId, picture.sizes), altText: picture.alt_text },
        sizes: variants.map(({ size, id, isInStock }) => ({ size, variantId: String(id), inStock: isInStock })),
      };
    }),
  }));

/** Why a part cannot be had, where it cannot. */
const standingOf = ({ isOnSale, variants }: BundlePartRow) =>
  !isOnSale || variants.length === 0
    ? ("gone" as const)
    : variants.some(({ isInStock }) => isInStock)
      ? ("on_sale" as const)
      : ("sold_out" as const);

/** Whether each part can be had in some colour and size. */
export const isBuyable = (rows: readonly BundlePartRow[]): boolean =>
  eachPart(rows).length >= fewest && rows.every((row) => standingOf(row) === "on_sale");
