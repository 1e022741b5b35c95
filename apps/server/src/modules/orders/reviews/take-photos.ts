import { reviewPhotoLimit } from "@selvedge/contracts/reviews/review-form";
import type { DivisionId } from "@selvedge/domain/ids";
import { renderRendition } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type StoredFile, storeBytes } from "../../plumbing/files/index.ts";
import { photoWidthPx } from "./present-review.ts";

/**
 * Stores a buyer's photos as pictures of our own, without where and by what they were taken. Throws validation with the field
 * "photos" for more than four and for what is no picture.
 */
export async function takePhotos(
  { files }: Pick<Platform, "files">,
  divisionId: DivisionId,
  photos: readonly Buffer[],
): Promise<StoredFile[]> {
  if (photos.length > reviewPhotoLimit) throw refused(`Choose at most ${reviewPhotoLimit} photos.`);
  const stored: StoredFile[] = [];
  for (const photo of photos) {
    const made = await renderRendition(photo, { format: "webp", widthPx: photoWidthPx });
    if (!made.ok) throw refused("One of these is no photo that we can read. Choose JPEG, PNG or WebP pictures.");
    const bytes = Buffer.from(made.bytes);
    const sha256 = await storeBytes(files, divisionId, bytes);
    stored.push({ sha256, mime: "image/webp", sizeBytes: bytes.length, isPublic: true });
  }
  return stored;
}

const refused = (message: string) => new Refusal("validation", { message, errors: { photos: [message] } });
