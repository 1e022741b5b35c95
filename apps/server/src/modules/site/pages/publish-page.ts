import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { isHomepage } from "@selvedge/pages/page/page-rules";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DraftRow, lockDraft } from "./draft-queries.ts";
import { type Editor, isSeen, requirePublishing } from "./editor.ts";
import { requireComplete } from "./read-page.ts";
import { draftOf, requireMatch } from "./save-page.ts";
import { findVersion, lastVersion } from "./version-queries.ts";
import { keepReplaced } from "./versions/keep-replaced.ts";
import { insertVersion, keepFirst } from "./versions/write-versions.ts";
import { deletePageRow, deleteSchedule, publishRow, updateDraft } from "./write-queries.ts";

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
  return changePage(pools.web, by, id, async (db, row) => {
    requireMatch(row, ifMatch);
    const page = { ...(row.draft as WirePage), published: true };
    requireComplete(page, row.template);
    if (row.published !== null && JSON.stringify(page) === JSON.stringify(row.published)) return row;
    await showVersion(db, by, row, { page, at: now(), keepsDraft: false });
    return draftOf(db, by, id);
  });
}

/** Shows visitors a version again and leaves the draft alone. What they see already makes no new version. */
export async function publishVersion(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  version: number,
): Promise<DraftRow> {
  return changePage(pools.web, by, id, async (db, row) => {
    const found = await findVersion(db, by.divisionId, id, version);
    if (!found) throw new Refusal("notFound");
    const page = { ...found.page, url: row.url, published: true };
    requireComplete(page, row.template);
    if (row.version === version && isSeen(row)) return row;
    await showVersion(db, by, row, { page, at: now(), keepsDraft: true, note: found.note });
    return draftOf(db, by, id);
  });
}

interface Shown {
  page: WirePage;
  at: Date;
  keepsDraft: boolean;
  note?: string;
}

/** Makes a page what visitors of a locked page see, and keeps it as its next version. */
export async function showVersion(
  db: Bound,
  by: Merchant,
  row: DraftRow,
  { page, at, keepsDraft, note = "" }: Shown,
): Promise<void> {
  const { divisionId } = by;
  // What was set for later is older than what is shown now.
  await deleteSchedule(db, divisionId, row.id);
  await keepFirst(db, divisionId, row.id);
  const version = (await lastVersion(db, divisionId, row.id)) + 1;
  const shown = withFlagOf(row, page);
  await publishRow(db, divisionId, row.id, { page: shown, version, at, keepsDraft });
  const kept = { version, kind: "published" as const, note, page: shown, accountId: by.account.id, at };
  await insertVersion(db, divisionId, row.id, kept);
  const detail = { version, url: row.url };
  await writeAudit(db, { ...byMerchant(by), action: "page.published", subject: `page ${row.id}`, detail });
}

/** An older state of what was the home page then is not the home page again: only the page itself says so. */
function withFlagOf({ url, draft }: DraftRow, page: WirePage): WirePage {
  const flagsOf = (of: WirePage) => (Array.isArray(of.flags) ? of.flags : []);
  if (url === "/" || flagsOf(draft as WirePage).includes("homepage") || !flagsOf(page).includes("homepage"))
    return page;
  return { ...page, flags: flagsOf(page).filter((flag) => flag !== "homepage") };
}

/** Makes a version the draft again, as its next revision. The draft that it replaces is kept. */
export async function restoreVersion(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  version: number,
): Promise<DraftRow> {
  return changePage(pools.web, by, id, async (db, row) => {
    const found = await findVersion(db, by.divisionId, id, version);
    if (!found) throw new Refusal("notFound");
    const draft = {
      ...withFlagOf(row, found.page),
      url: row.url,
      published: (row.draft as WirePage).published ?? true,
    };
    await keepReplaced(db, row, { at: now(), by: by.account.id, isWhole: true });
    await updateDraft(db, by.divisionId, id, {
      ...{ url: row.url, name: row.name, page: draft as WirePage },
      ...{ accountId: by.account.id, at: now() },
    });
    await writeAudit(db, { ...byMerchant(by), action: "page.restored", subject: `page ${id}`, detail: { version } });
    return draftOf(db, by, id);
  });
}

/** Deletes a page; the home page stays (storefront §3.1). Throws conflict; permissionDenied. */
export async function deletePage({ pools, now }: Platform, by: Editor, id: number): Promise<void> {
  await changePage(pools.web, by, id, async (db, row) => {
    if (isHomepage({ url: row.url, properties: {} }))
      throw new Refusal("conflict", { message: "The home page cannot be deleted." });
    if (row.template !== null) throw new Refusal("conflict", { message: "A template cannot be deleted." });
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

type Work = (db: Bound, row: DraftRow) => Promise<DraftRow>;

/** Works on a page that is locked meanwhile. Throws notFound. */
export const changePage = (pool: Platform["pools"]["web"], { divisionId }: Merchant, id: number, work: Work) =>
  withDivision(pool, divisionId, async (db) => {
    const row = await lockDraft(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    return work(db, row);
  });
