// Pictures of goods for mail programs, which show no AVIF and no clear ground.
import type { DivisionId } from "@selvedge/domain/ids";
import { goodsPicture } from "@selvedge/print/process/rendering";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import type { MailShop } from "./mail-shop.ts";
import type { StorePicture } from "./store-picture.ts";

/** Twice the pixels that a picture is shown at. */
const picturePx = 160;

interface Pictured {
  divisionId: DivisionId;
  shop: MailShop;
  /** Of the stored pictures; an empty one is left out. */
  hashes: readonly string[];
}

/**
 * The addresses of the goods' pictures by their hashes, rendered one at a time. A missing or damaged one is left out: the mail
 * is still sent.
 */
export async function goodsPictures(
  { files }: Pick<Platform, "files">,
  { divisionId, shop, hashes }: Pictured,
  storePicture: StorePicture,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const sha256 of new Set(hashes.filter(Boolean))) {
    const address = await storePicture(`goods ${sha256} ${picturePx} ${shop.look.ground}`, "image/jpeg", async () => {
      const bytes = await files.get(divisionId, sha256).catch((error) => {
        if (error instanceof MissingFile || error instanceof DamagedFile) return null;
        throw error;
      });
      return bytes && goodsPicture(Buffer.from(bytes), picturePx, shop.look.ground);
    });
    if (address) addresses.set(sha256, address);
  }
  return addresses;
}
