import type { DivisionId } from "@selvedge/domain/ids";
import type { LoadAsset } from "@selvedge/print/pictures/placed-pictures";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";

/** Reads a shop's pictures by their hash, each once for a whole job. A file that is gone or damaged gives null. */
export function loadAssetsOf({ files }: Pick<Platform, "files">, divisionId: DivisionId): LoadAsset {
  const known = new Map<string, Promise<Buffer | null>>();
  return (assetId) => {
    const reading =
      known.get(assetId) ??
      files.get(divisionId, assetId).then(
        (bytes) => Buffer.from(bytes),
        (error) => {
          if (error instanceof MissingFile || error instanceof DamagedFile) return null;
          throw error;
        },
      );
    known.set(assetId, reading);
    return reading;
  };
}
