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

/** What is asked for in each width of pages. */
const askedWidths = pageImageWidths.map((widthPx) => [widthPx, imageParameters({ widthPx })] as const);

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
  const addresses = sizesByWidth(sizes, (sha256) => sha256 && fileAddress(origins, divisionId, sha256));
  for (const [widthPx, parameters] of askedWidths)
    if (widthPx < widestPx) addresses[widthPx] ||= `${fileAddress(origins, divisionId, widest)}?${parameters}`;
  return addresses;
}
