import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { requireSpaceForUploads } from "../../../plugins/disk-space.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { receiveFile, refusedFile } from "./receive-file.ts";
import { putStoredArt, storeArt } from "./store-art.ts";
import type { PutArtwork } from "./write-queries.ts";

/** Stores the one file of a request; returns the artwork's id, and whether it was there already. A refused file leaves neither bytes nor row. */
export async function uploadArtwork(
  platform: Platform,
  request: FastifyRequest,
  divisionId: DivisionId,
  account: Account,
): Promise<PutArtwork> {
  await countTry(platform.pools, limits.uploads, String(account.id));
  await requireSpaceForUploads(platform);
  const stored = await storeArt(platform, divisionId, (path) => receiveFile(request, path));
  if (!stored.ok) throw refusedFile(stored.message);
  const { artwork } = stored;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const put = await putStoredArt(db, divisionId, stored, account.id);
    await writeAudit(db, {
      ...byMerchant({ divisionId, account, requestId: request.id }),
      action: "artwork.uploaded",
      subject: `artwork ${put.id}`,
      detail: { name: artwork.name, sha256: artwork.sha256, wasThere: put.wasThere },
    });
    return put;
  });
}
