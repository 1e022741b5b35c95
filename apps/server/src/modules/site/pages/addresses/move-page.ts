import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../../plumbing/audit/index.ts";
import { type DraftRow, findDraft, isUrlTaken } from "../draft-queries.ts";
import { type Editor, isSeen, requirePublishing } from "../editor.ts";
import { changePage } from "../publish-page.ts";
import { invalid } from "../read-page.ts";
import { draftOf } from "../save-page.ts";
import { freeFormerUrl, storeFormerUrl } from "../write-queries.ts";

/** The longest address of a page. */
const longest = 200;

type Moved = Pick<DraftRow, "id" | "url" | "published">;

/**
 * Puts a page, with those below its address, under another page, or at the top for null. Throws notFound; conflict for the home
 * page and for a page below itself; validation for an address that cannot be; permissionDenied.
 */
export async function movePage(
  { pools, now }: Platform,
  by: Editor,
  id: number,
  under: number | null,
): Promise<DraftRow> {
  const { divisionId } = by;
  return changePage(pools.web, by, id, async (db, row) => {
    if (row.url === "/") throw new Refusal("conflict", { message: "The home page stays at /." });
    if (row.template !== null) throw new Refusal("conflict", { message: "A template has no address of its own." });
    const around = under === null ? null : await findDraft(db, divisionId, under);
    if (around === undefined || around?.template) throw new Refusal("notFound");
    const parent = around?.url ?? "/";
    if (parent.startsWith(row.url)) throw new Refusal("conflict", { message: "A page cannot be below itself." });
    const to = `${parent}${row.url.split("/").at(-2)}/`;
    if (to === row.url) return row;
    for (const each of await family(db, by, row.url)) {
      const url = to + each.url.slice(row.url.length);
      await requireGood(db, by, { ...each, url });
      await moveOne(db, by, each, { url, at: now() });
    }
    return draftOf(db, by, id);
  });
}

/** A page and those below its address, each locked until the end of the transaction; the page first. */
async function family(db: Bound, { divisionId }: Editor, url: string): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select id, url, published from pages
    where division_id = ${divisionId} and deleted_at is null and left(url, ${url.length}) = ${url}
    order by url for update`.execute(db);
  return rows;
}

async function requireGood(db: Bound, { divisionId }: Editor, { id, url }: Pick<Moved, "id" | "url">): Promise<void> {
  if (url.length > longest) throw invalid({ url: [`${url} would be too long. Use up to ${longest} characters.`] });
  if (isOwnPath(url)) throw invalid({ url: [`The shop uses ${url} itself. Rename the page first.`] });
  if (await isUrlTaken(db, divisionId, url, id))
    throw invalid({ url: [`Another page is at ${url}. Rename one of them first.`] });
}

async function moveOne(db: Bound, by: Editor, page: Moved, { url, at }: { url: string; at: Date }): Promise<void> {
  const { divisionId } = by;
  if (isSeen(page)) requirePublishing(by);
  await sql`
    update pages set url = ${url}, draft = jsonb_set(draft, '{url}', ${JSON.stringify(url)}::jsonb),
      rev = rev + 1, updated_at = ${at}, updated_by = ${by.account.id}
    where division_id = ${divisionId} and id = ${page.id}`.execute(db);
  if (page.published === null) await freeFormerUrl(db, divisionId, url);
  else await storeFormerUrl(db, divisionId, page.id, { from: page.url, to: url, at });
  const detail = { from: page.url, to: url };
  await writeAudit(db, { ...byMerchant(by), action: "page.moved", subject: `page ${page.id}`, detail });
}
