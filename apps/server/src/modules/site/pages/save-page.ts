import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import { sameJson } from "@selvedge/pages/json";
import { temporaryPageUrl } from "@selvedge/pages/page/page-url";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DraftRow, findByUuid, findDraft, isUrlTaken, lockDraft } from "./draft-queries.ts";
import { type Editor, isSeen, requirePublishing } from "./editor.ts";
import { etagOf, presentPage } from "./present-page.ts";
import { invalid, readPage } from "./read-page.ts";
import { keepReplaced } from "./versions/keep-replaced.ts";
import { freeFormerUrl, insertPage, showPublished, storeFormerUrl, updateDraft } from "./write-queries.ts";

type Body = Record<string, unknown>;

/** Creates a draft; a uuid that has a page already answers that page. */
export async function createPage({ pools, now, origins }: Platform, by: Merchant, body: Body): Promise<DraftRow> {
  const { divisionId } = by;
  const uuid = typeof body.uuid === "string" && isUuid.test(body.uuid) ? body.uuid.toLowerCase() : randomUUID();
  const read = readPage(body, { divisionId, currentUrl: null, site: siteOf(origins) });
  return withDivision(pools.web, divisionId, async (db) => {
    const known = await findByUuid(db, divisionId, uuid);
    if (known) return known;
    const url = read.url || temporaryPageUrl(uuid);
    await requireFree(db, by, url, 0);
    const id = await insertPage(db, divisionId, {
      ...{ ...read, uuid, url, page: { ...read.page, url } },
      ...{ accountId: by.account.id, at: now() },
    });
    await freeFormerUrl(db, divisionId, url);
    await writeAudit(db, { ...byMerchant(by), action: "page.created", subject: `page ${id}`, detail: { url } });
    return draftOf(db, by, id);
  });
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Saves a whole page over its draft. `ifMatch` is the ETag that the author opened, or undefined: refused as stale with the
 * current page when somebody saved in between, and as permissionDenied where it shows, hides or moves what visitors see
 * without the right to publish. A page that visitors know keeps answering at its former address.
 */
export async function savePage(
  { pools, now, origins }: Platform,
  by: Editor,
  id: number,
  { body, ifMatch }: { body: Body; ifMatch: string | undefined },
): Promise<DraftRow> {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const row = await lockDraft(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    requireMatch(row, ifMatch);
    const read = readPage(body, { divisionId, currentUrl: row.url, site: siteOf(origins) });
    if (row.template !== null && read.url !== row.url)
      throw invalid({ url: ["A template has no address of its own."] });
    await requireFree(db, by, read.url, id);
    await moveTo(db, by, row, { url: read.url, at: now() });
    await show(db, by, row, read.page);
    const isSame = sameJson(row.draft, read.page) && row.name === read.name;
    if (!isSame) {
      await keepReplaced(db, row, { at: now(), by: by.account.id });
      await updateDraft(db, divisionId, id, { ...read, accountId: by.account.id, at: now() });
    }
    return draftOf(db, by, id);
  });
}

/** Where a blocked link in HTML leads; who saves it reads the rest of their page as they wrote it. */
const siteOf = ({ main }: Platform["origins"]): LinkSite => ({ mainOrigin: main, warn: () => {} });

export function requireMatch(row: DraftRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === "*" || ifMatch === etagOf(row)) return;
  throw new Refusal("stale", { data: presentPage(row) });
}

async function requireFree(db: Bound, { divisionId }: Merchant, url: string, exceptId: number): Promise<void> {
  if (await isUrlTaken(db, divisionId, url, exceptId))
    throw invalid({ url: ["Another page has this address. Choose another."] });
}

async function moveTo(db: Bound, by: Editor, row: DraftRow, { url, at }: { url: string; at: Date }): Promise<void> {
  if (url === row.url) return;
  if (isSeen(row)) requirePublishing(by);
  if (row.published === null) await freeFormerUrl(db, by.divisionId, url);
  else await storeFormerUrl(db, by.divisionId, row.id, { from: row.url, to: url, at });
  const detail = { from: row.url, to: url };
  await writeAudit(db, { ...byMerchant(by), action: "page.moved", subject: `page ${row.id}`, detail });
}

/** `published` is about what visitors see now, so it does not wait for the next publishing. */
async function show(db: Bound, by: Editor, row: DraftRow, { published }: WirePage): Promise<void> {
  const wanted = published !== false;
  if (row.published === null || wanted === (row.published.published !== false)) return;
  requirePublishing(by);
  await showPublished(db, by.divisionId, row.id, wanted);
  const action = wanted ? "page.shown" : "page.hidden";
  await writeAudit(db, { ...byMerchant(by), action, subject: `page ${row.id}`, detail: { url: row.url } });
}

export async function draftOf(db: Bound, { divisionId }: Merchant, id: number): Promise<DraftRow> {
  const row = await findDraft(db, divisionId, id);
  if (!row) throw new Refusal("notFound");
  return row;
}
