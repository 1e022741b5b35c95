import { sizesByWidth } from "@selvedge/domain/images/sizes-by-width";
import type { Origins } from "../../origins.ts";

const endings: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** Where a stored file is fetched. The name is the hash of its bytes, so the answer may be kept for ever. */
export const fileAddress = (origins: Origins, divisionId: number, sha256: string, mime = "image/webp"): string =>
  `${origins.files}/${divisionId}/${sha256}.${endings[mime] ?? "bin"}`;

/** A picture's addresses by width, from its stored hashes by width. */
export const imageSizes = (
  origins: Origins,
  divisionId: number,
  sizes: Record<string, string>,
): Record<string, string> => sizesByWidth(sizes, (sha256) => fileAddress(origins, divisionId, sha256));
