import { bundleProfit } from "@selvedge/domain/bundles/bundle-profit";
import type { DivisionId } from "@selvedge/domain/ids";
import { descriptionText } from "@selvedge/domain/products/description";
import { printCountOf } from "@selvedge/domain/products/print-count";
import { costedPart } from "@selvedge/garments/blanks/bundle-costs";
import type { Origins } from "../../../origins.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import type { BundleRow, ItemRow, PartRow } from "./queries.ts";

const printedOf = ({ sides }: PartRow) => ({
  designs: { front: sides.includes("front"), back: sides.includes("back") },
});

/** A product that a bundle may be made of. */
export const presentPart = (origins: Origins, divisionId: DivisionId, row: PartRow) => ({
  productId: row.id,
  name: row.name,
  state: row.state,
  imageUrl: row.image?.["480"] ? fileAddress(origins, divisionId, row.image["480"]) : null,
  blankCode: row.blankCode,
  printedSides: row.sides,
  printCount: printCountOf(printedOf(row)),
  vatRate: row.vatRate,
  priceIncTaxMinor: row.priceIncTaxMinor,
  sizeExtrasMinor: row.sizeExtras,
  choices: row.choices.map(({ colour, sizes }) => ({ colour, sizes: [...sizes] })),
});

/** Each piece of a bundle with its product; a product that is deleted takes no part. */
export const piecesOf = (items: readonly ItemRow[], rows: readonly PartRow[]) =>
  items.flatMap((item) => {
    const row = rows.find(({ id }) => id === item.productId);
    return row ? [{ ...item, row }] : [];
  });

export type Piece = ReturnType<typeof piecesOf>[number];

/** What a bundle costs and leaves at a price. */
export function profitAt(priceIncTaxMinor: number, pieces: readonly Piece[]) {
  const costed = pieces.flatMap(
    ({ row: { sizeExtras, sides, ...row }, colour, size }) =>
      costedPart({ ...row, printedSides: sides, sizeExtrasMinor: sizeExtras, colour, size }) ?? [],
  );
  return bundleProfit(priceIncTaxMinor, costed);
}

/** A bundle as its merchant edits it. */
export function presentBundle(origins: Origins, divisionId: DivisionId, row: BundleRow, pieces: readonly Piece[]) {
  const { publishedAt: _, approvalStatus: __, updatedAt, pictures, description, ...facts } = row;
  return {
    ...facts,
    description: descriptionText(description),
    parts: pieces.map(({ row: part, colour, size }) => ({ ...presentPart(origins, divisionId, part), colour, size })),
    printCount: printCountOf({
      designs: {},
      bundleItems: pieces.map((piece) => ({ product: printedOf(piece.row), quantity: 1 })),
    }),
    pictures: pictures.flatMap(({ artworkId, sha256, altText }) =>
      artworkId === null ? [] : [{ artworkId, altText, url: fileAddress(origins, divisionId, sha256) }],
    ),
    ...profitAt(row.salePriceIncTaxMinor ?? row.priceIncTaxMinor, pieces),
    updatedAt: updatedAt.toISOString(),
  };
}
