import { descriptionText } from "@selvedge/domain/products/description";
import { findBlank, printableSides } from "@selvedge/garments/blanks/blanks";
import { largestPrint } from "@selvedge/garments/print-size";
import type { Platform } from "../../../platform.ts";
import { previewAddress } from "../../factory/floor/index.ts";
import { warningsOf } from "../../goods/products/index.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import { artResolution } from "./art-resolution.ts";
import type { PendingRow } from "./queries.ts";

/** A pending design as its call shows it: the shop, pictures by colour, and what the printer gets. */
export function presentPending({ origins }: Platform, row: PendingRow) {
  const blank = row.blankCode === null ? undefined : findBlank(row.blankCode);
  const scale = blank ? largestPrint(blank, row.sizes).printScale : 1;
  return {
    id: row.id,
    divisionId: row.divisionId,
    version: row.version,
    name: row.name,
    shop: { name: row.shop, code: row.shopCode, approved: row.approved, denied: row.denied },
    blankName: blank?.name ?? row.blankCode ?? "Bundle",
    blankCode: row.blankCode ?? "",
    bundle: row.isBundle ? bundleOf(origins, row) : null,
    publishedAt: row.publishedAt.toISOString(),
    waitingOrders: row.waitingOrders,
    colours: (row.colours ?? []).map(({ name, hex }) => ({
      name,
      hex,
      isDefault: name === row.defaultColour,
      pictures: row.images
        .filter(({ colour }) => colour === name)
        .map(({ side, sizes, altText }) => ({
          side,
          picture: { sizes: imageSizes(origins, row.divisionId, sizes), altText },
        })),
    })),
    arts: row.files.map(({ id, checks, ...file }) => ({
      ...file,
      warnings: warningsOf(row.blankCode ?? "", new Set((row.colours ?? []).map(({ name }) => name)), [
        { side: file.side, checks },
      ]),
      resolution: row.scene && artResolution(row.scene, file.side, row.pictures, scale),
      previewUrl: previewAddress(row.divisionId, id, 1200),
    })),
    areas: blank
      ? printableSides(blank).map((side) => {
          const area = blank.areas[side]!;
          return { side, widthMm: area.widthMm, heightMm: area.heightMm };
        })
      : [],
  };
}

/** What of a bundle is its own: its words and its pictures. */
const bundleOf = (origins: Platform["origins"], { divisionId, description, parts, images }: PendingRow) => ({
  description: descriptionText(description),
  parts,
  pictures: images.map(({ sizes, altText }) => ({ sizes: imageSizes(origins, divisionId, sizes), altText })),
});
