import type { DivisionId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { textFonts } from "@selvedge/domain/personalisation/fonts";
import { textInks } from "@selvedge/domain/personalisation/inks";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { priceOfSize } from "@selvedge/domain/products/size-prices";
import type { Origins } from "../../../origins.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import { templateOf } from "../../plumbing/personalisation/index.ts";
import { isBuyable, presentParts } from "./bundle-parts.ts";
import type { CardRow, ProductRow } from "./queries.ts";

/** A row as the calls show it: amounts in major units, those of its cheapest size, and pictures by address. */
export function presentCard(origins: Origins, divisionId: DivisionId, row: CardRow) {
  const { least, most } = row.extras ?? { least: 0, most: 0 };
  const major = (amountMinor: number) => toMajor(amountMinor + least, row.currency);
  const price = major(row.price_inc_tax_minor);
  const salePrice = row.sale_price_inc_tax_minor === null ? null : major(row.sale_price_inc_tax_minor);
  return {
    id: row.id,
    urlName: row.url_name,
    name: row.name,
    price,
    salePrice,
    isFrom: least !== most,
    onSale: row.on_sale && salePrice !== null,
    currency: row.currency,
    image: row.image && { sizes: imageSizes(origins, divisionId, row.image.sizes), altText: row.image.alt_text },
    colours: row.colours,
    blankName: row.blank_name,
    rating: row.rating,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function presentProduct(
  origins: Origins,
  divisionId: DivisionId,
  row: ProductRow,
  manufacturer: { name: string; urlName: string },
) {
  return {
    ...presentCard(origins, divisionId, row),
    uuid: row.uuid,
    sku: row.sku,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    gender: row.gender,
    type: row.type,
    vatRate: row.vat_rate,
    defaultColour: row.default_colour,
    enabled: row.enabled,
    enableAddToCart: row.part_rows ? isBuyable(row.part_rows) : row.variants.length > 0,
    options: optionsOf(origins, divisionId, row),
    manufacturer: { name: manufacturer.name, urlName: manufacturer.urlName },
    personalisation: row.template && presentTexts(templateOf(row.template), row.currency),
    ...(row.part_rows && { parts: presentParts(row.part_rows, { origins, divisionId, currency: row.currency }) }),
  };
}

/** What may be written on a product, as its page asks for it. */
const presentTexts = ({ fields, fonts, inks }: Personalisation, currency: string) => ({
  fields: fields.map(({ place, chargeMinor, ...field }) => ({
    ...{ key: field.key, label: field.label, kind: field.kind, isRequired: field.isRequired },
    ...{ maxLength: field.maxLength, isUppercase: field.isUppercase, example: field.example },
    ...{ charge: toMajor(chargeMinor, currency), side: place.side },
  })),
  fonts: textFonts.filter(({ code }) => fonts.includes(code)),
  inks: textInks.filter(({ code }) => inks.includes(code)),
});

/** The price of a size, where sizes have prices of their own. */
function priceOf({ size_extras: extras, currency, ...row }: ProductRow, size: string) {
  if (Object.keys(extras).length === 0) return {};
  const nowMinor = (row.on_sale ? row.sale_price_inc_tax_minor : null) ?? row.price_inc_tax_minor;
  return { price: toMajor(priceOfSize(nowMinor, extras, size), currency), currency };
}

/**
 * Variants and pictures grouped by colour, in the order of the variants. A bundle has one option without sizes, with all of
 * its pictures. Source: platform-core §3 "options".
 */
function optionsOf(origins: Origins, divisionId: DivisionId, row: ProductRow) {
  const shown = ({ side, sizes, alt_text }: ProductRow["images"][number]) => ({
    side,
    sizes: imageSizes(origins, divisionId, sizes),
    altText: alt_text,
  });
  if (row.is_bundle) return [{ colour: "", hex: "#ffffff", sizes: [], images: row.images.map(shown) }];
  return [...Map.groupBy(row.variants, (variant) => variant.colour)].map(([colour, variants]) => ({
    colour,
    hex: variants[0]!.hex,
    sizes: variants.map(({ size, id, sku, stock }) => ({
      ...{ size, variantId: String(id), sku, inStock: stock > 0 },
      ...priceOf(row, size),
      ...leftOf(stock),
    })),
    images: row.images.filter((image) => image.colour === colour).map(shown),
  }));
}

/** So few pieces are said, because somebody else may take the last one. */
const fewPieces = 5;

const leftOf = (stock: number): { left?: number } => (stock > 0 && stock <= fewPieces ? { left: stock } : {});
