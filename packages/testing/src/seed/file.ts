import { createHash } from "node:crypto";
import type { Pools } from "@selvedge/db/pools";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { SeededShop } from "./shop.ts";

/** The part of the server's file store that the seeds need. */
export interface SeededFiles {
  put(divisionId: DivisionId, sha256: string, bytes: Uint8Array): Promise<void>;
}

/** The smallest true PNG: one clear pixel. */
export const clearPixelPng: Uint8Array = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

interface FileOptions {
  bytes: Uint8Array;
  mime: string;
  isPublic?: boolean;
  files?: SeededFiles | undefined;
}

/** Writes a file's row and, where a store is given, its bytes. Gives its hash. */
export async function seedFile(
  pools: Pools,
  shop: SeededShop,
  { bytes, mime, isPublic = true, files }: FileOptions,
): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await files?.put(shop.divisionId, sha256, bytes);
  const values = { division_id: shop.divisionId, sha256, mime, size_bytes: bytes.length, is_public: isPublic };
  await withDivision(pools.backOffice, shop.divisionId, (db) =>
    db
      .insertInto("files")
      .values(values)
      .onConflict((same) => same.doNothing())
      .execute(),
  );
  return sha256;
}
