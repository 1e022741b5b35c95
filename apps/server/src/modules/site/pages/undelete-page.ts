import { withDivision } from "@selvedge/db/with-division";
import { temporaryPageUrl } from "@selvedge/pages/page/page-url";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DraftRow, isUrlTaken, lockDeleted } from "./draft-queries.ts";
import { type Editor, isSeen, requirePublishing } from "./editor.ts";
import { draftOf } from "./save-page.ts";
import { freeFormerUrl, undeletePageRow } from "./write-queries.ts";

/**
 * Brings a deleted page back as it was: a published one is seen again. Its address is its own again, unless another page has
 * it by now; then it gets a temporary one. Throws notFound for a page that is not deleted;
 * permissionDenied.
 */
export async function undeletePage({ pools, now }: Platform, by: Editor, id: number): Promise<DraftRow> {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const row = await lockDeleted(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    if (isSeen(row)) requirePublishing(by);
    const url = (await isUrlTaken(db, divisionId, row.url, id)) ? temporaryPageUrl(row.uuid) : row.url;
    await undeletePageRow(db, divisionId, id, { url, at: now() });
    await freeFormerUrl(db, divisionId, url);
    await writeAudit(db, { ...byMerchant(by), action: "page.undeleted", subject: `page ${id}`, detail: { url } });
    return draftOf(db, by, id);
  });
}
