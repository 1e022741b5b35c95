import { sizesByWidth } from "@selvedge/domain/files/sizes-by-width";
import type { DivisionId } from "@selvedge/domain/ids";
import { imageParameters } from "@selvedge/domain/images/image-request";
import { pageImageWidths } from "@selvedge/domain/images/image-widths";
import type { Origins } from "../../../origins.ts";

const endings: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** The address of a stored file. The name is the hash of its bytes, so the answer may be cached for ever. */
export const fileAddress = (origins: Origins, divisionId: DivisionId, sha256: string, mime = "image/webp"): string =>
  `${origins.files}/${divisionId}/${sha256}.${endings[mime] ?? "bin"}`;

/**
 * A picture's addresses by width, from its stored hashes by width. The widths of pages that are not stored are the widest
 * one's, made when they are asked for.
 */
export function imageSizes(
  origins: Origins,
  divisionId: DivisionId,
  sizes: Record<string, string>,
): Record<string, string> {
  const widestPx = Math.max(0, ...Object.keys(sizes).map(Number));
  const widest = sizes[widestPx];
  if (widest === undefined) return {};
  const byWidth: Record<string, string> = { [widestPx]: widest };
  for (const widthPx of pageImageWidths) if (widthPx < widestPx) byWidth[widthPx] = sizes[widthPx] ?? "";
  for (const widthPx of Object.keys(sizes)) byWidth[widthPx] = sizes[widthPx]!;
  const addresses = sizesByWidth(byWidth, (sha256) => sha256 && fileAddress(origins, divisionId, sha256));
  for (const widthPx of Object.keys(addresses))
    addresses[widthPx] ||=
      `${fileAddress(origins, divisionId, widest)}?${imageParameters({ widthPx: Number(widthPx) })}`;
  return addresses;
}
