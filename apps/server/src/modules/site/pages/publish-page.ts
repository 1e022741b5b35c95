import { withDivision } from "@selvedge/db/with-division";
import { isHomepage } from "@selvedge/pages/page/page-rules";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DraftRow, findVersion, lockDraft } from "./draft-queries.ts";
import { type Editor, isSeen, requirePublishing } from "./editor.ts";
import { requireComplete } from "./read-page.ts";
import { draftOf, requireMatch } from "./save-page.ts";
import { deletePageRow, publishDraft, updateDraft } from "./write-queries.ts";

/**
 * Shows visitors the draft and keeps it as a version. A draft that is published already is left as it is, so a second
 * press makes no second version. Throws validation with the fields that are still empty or wrong.
 */
export async function publishPage(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  ifMatch: string | undefined,
): Promise<DraftRow> {
  return change(pools.web, by, id, async (db, row) => {
    requireMatch(row, ifMatch);
    const page = { ...(row.draft as WirePage), published: true };
    requireComplete(page);
    if (row.published !== null && JSON.stringify(page) === JSON.stringify(row.published)) return row;
    const version = row.published === null && row.version === 1 ? 1 : row.version + 1;
    await publishDraft(db, by.divisionId, id, { page, version, accountId: by.account.id, at: now() });
    const detail = { version, url: row.url };
    await writeAudit(db, { ...byMerchant(by), action: "page.published", subject: `page ${id}`, detail });
    return draftOf(db, by, id);
  });
}

/** Makes a published version the draft again, as its next revision. */
export async function restoreVersion(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  version: number,
): Promise<DraftRow> {
  return change(pools.web, by, id, async (db, row) => {
    const page = await findVersion(db, by.divisionId, id, version);
    if (!page) throw new Refusal("notFound");
    await updateDraft(db, by.divisionId, id, {
      url: row.url,
      name: row.name,
      page: { ...page, url: row.url },
      at: now(),
    });
    await writeAudit(db, { ...byMerchant(by), action: "page.restored", subject: `page ${id}`, detail: { version } });
    return draftOf(db, by, id);
  });
}

/** Deletes a page; the home page stays (storefront §3.1). Throws conflict; permissionDenied. */
export async function deletePage({ pools, now }: Platform, by: Editor, id: number): Promise<void> {
  await change(pools.web, by, id, async (db, row) => {
    if (isHomepage({ url: row.url, properties: {} }))
      throw new Refusal("conflict", { message: "The home page cannot be deleted." });
    if (isSeen(row)) requirePublishing(by);
    await deletePageRow(db, by.divisionId, id, now());
    await writeAudit(db, {
      ...byMerchant(by),
      action: "page.deleted",
      subject: `page ${id}`,
      detail: { url: row.url },
    });
    return row;
  });
}

type Work = (db: Parameters<typeof lockDraft>[0], row: DraftRow) => Promise<DraftRow>;

/** Works on a page that is locked meanwhile. Throws notFound. */
const change = (pool: Platform["pools"]["web"], { divisionId }: Merchant, id: number, work: Work) =>
  withDivision(pool, divisionId, async (db) => {
    const row = await lockDraft(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    return work(db, row);
  });
