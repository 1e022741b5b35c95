import type { DivisionId } from "@selvedge/domain/ids";
import { currentPrice as currentPriceOf } from "@selvedge/domain/money/price-range";
import { descriptionText } from "@selvedge/domain/products/description";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import {
  lowestPriceOfVariants,
  profitBySize,
  profitRangeOf,
  variantCosts,
} from "@selvedge/garments/blanks/variant-costs";
import { largestPrint } from "@selvedge/garments/print-size";
import type { Origins } from "../../../origins.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { printedSidesOf, templateIfAny } from "../../plumbing/personalisation/index.ts";
import { lowestDpi } from "./pictures/lowest-dpi.ts";
import { warningsOf } from "./pictures/print-warnings.ts";
import { mockupProgress } from "./pictures/progress.ts";
import type { PricedRow, ProductDetailRow, ProductListRow } from "./queries.ts";

/** The price at this moment, including VAT. */
export const currentPrice = (row: PricedRow): number =>
  currentPriceOf(
    { priceIncTaxMinor: row.price_inc_tax_minor, salePriceIncTaxMinor: row.sale_price_inc_tax_minor },
    row.on_sale,
  );

const presentPrice = (row: PricedRow) => ({
  priceIncTaxMinor: row.price_inc_tax_minor,
  salePriceIncTaxMinor: row.sale_price_inc_tax_minor,
  onSale: row.on_sale,
  currency: row.currency,
  sizeExtrasMinor: row.size_extras,
});

/** What is asked for each size at this moment. */
export const askedPrice = (row: PricedRow) => ({
  priceIncTaxMinor: currentPrice(row),
  extras: row.size_extras,
  vatRate: row.vat_rate,
});

/** A product as a row of a list. */
export function presentRow(origins: Origins, divisionId: DivisionId, row: ProductListRow) {
  const blank = row.blank_code === null ? null : findBlank(row.blank_code);
  const picture = row.image?.["480"];
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    urlName: row.url_name,
    blankName: blank?.name ?? row.blank_code ?? "Bundle",
    isBundle: row.blank_code === null,
    stoppedBy: row.stopped_by,
    state: row.state,
    denialReason: row.denial_reason,
    isDrawing: row.processing,
    hasFailedPictures: row.has_failed_pictures,
    imageUrl: picture ? fileAddress(origins, divisionId, picture) : null,
    imageSizes: mapped(row.image ?? {}, (file) => fileAddress(origins, divisionId, file)),
    colours: row.colours,
    collections: row.collections,
    sold: row.sold,
    updatedAt: row.updated_at.toISOString(),
    ...presentPrice(row),
    ...profitRangeOf(blank ? variantCosts(blank, row.sides, row.choices) : [], askedPrice(row)),
  };
}

/** The sizes on sale of each colour on sale. */
export const choicesOf = (variants: ProductDetailRow["variants"]) =>
  [
    ...Map.groupBy(
      variants.filter(({ enabled }) => enabled),
      ({ colour }) => colour,
    ),
  ].map(([colour, own]) => ({ colour, sizes: own.map(({ size }) => size) }));

/** The names of the sizes on sale in any colour. */
export const sizesOnSale = (variants: readonly { enabled: boolean; size: string }[]): string[] => [
  ...new Set(variants.flatMap(({ enabled, size }) => (enabled ? [size] : []))),
];

/** A product as its merchant edits it. */
export function presentProduct(origins: Origins, divisionId: DivisionId, row: ProductDetailRow) {
  const blank = findBlank(row.blank_code);
  const sides = [...printedSidesOf(row.scene, templateIfAny(row.template))];
  const sold = blank ? variantCosts(blank, sides, choicesOf(row.variants)) : [];
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    sku: row.sku,
    description: descriptionText(row.description),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    urlName: row.url_name,
    designId: row.design_id,
    hasNewDesign: row.published_at !== null && row.design_hash !== row.scene_hash,
    blankCode: row.blank_code,
    blankName: blank?.name ?? row.blank_code,
    vatRate: row.vat_rate,
    printedSides: sides,
    lowestDpi: lowestDpi(row.scene, row.art, blank ? largestPrint(blank, sizesOnSale(row.variants)).printScale : 1),
    printWarnings: warningsOf(
      row.blank_code,
      new Set(choicesOf(row.variants).map(({ colour }) => colour)),
      row.checked_sides,
    ),
    state: row.state,
    approvalStatus: row.approval_status,
    denialReason: row.denial_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    enabled: row.enabled,
    defaultColour: row.default_colour,
    variants: row.variants.map(({ position: _, scalePermille: __, ...variant }) => variant),
    collectionIds: row.collection_ids,
    personalisation: templateIfAny(row.template),
    mockups: mockupProgress(origins, divisionId, row),
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    ...presentPrice(row),
    ...profitRangeOf(sold, askedPrice(row)),
    profitBySize: blank ? profitBySize(blank, sold, askedPrice(row)) : [],
    lowestPriceIncTaxMinor: lowestPriceOfVariants(sold, row.vat_rate, row.size_extras),
  };
}

const mapped = (record: Readonly<Record<string, string>>, to: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
