import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { urlNameOf } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { DraftRow } from "../draft-queries.ts";

/**
 * The address that a home page gets which is none any more: the last one that it had, or one made of its name. At neither is
 * another page, nothing leads from it elsewhere, and the shop does not use it itself.
 */
export async function addressBeside(db: Bound, divisionId: DivisionId, { id, name }: DraftRow): Promise<string> {
  const [own, taken] = await Promise.all([lastAddress(db, divisionId, id), takenBy(db, divisionId, id)]);
  const isFree = (url: string) => !taken.has(url) && !isOwnPath(url);
  if (own && isFree(own)) return own;
  const stem = urlNameOf(name, "home");
  for (let count = 1; ; count++) {
    const url = `/${count === 1 ? stem : `${stem}-${count}`}/`;
    if (isFree(url)) return url;
  }
}

async function lastAddress(db: Bound, divisionId: DivisionId, pageId: number): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    select url from page_former_urls where division_id = ${divisionId} and page_id = ${pageId}
    order by left_at desc limit 1`.execute(db);
  return rows[0]?.url;
}

/** Addresses of other pages, those that they have left, and those that the shop's people sent elsewhere. */
async function takenBy(db: Bound, divisionId: DivisionId, pageId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ url: string }>`
    select url from pages where division_id = ${divisionId} and id <> ${pageId} and deleted_at is null
    union select url from page_former_urls where division_id = ${divisionId} and page_id <> ${pageId}
    union select from_url from page_redirects where division_id = ${divisionId}`.execute(db);
  return new Set(rows.map(({ url }) => url));
}
