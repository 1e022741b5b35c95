import { sizesByWidth } from "@selvedge/domain/files/sizes-by-width";
import type { DivisionId } from "@selvedge/domain/ids";
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

/** A picture's addresses by width, from its stored hashes by width. */
export const imageSizes = (
  origins: Origins,
  divisionId: DivisionId,
  sizes: Record<string, string>,
): Record<string, string> => sizesByWidth(sizes, (sha256) => fileAddress(origins, divisionId, sha256));
