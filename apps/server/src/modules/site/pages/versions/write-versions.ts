import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";
import type { VersionRow } from "../version-queries.ts";

/** Keeps what visitors see of a page that came with the shop, before something else is kept of it. */
export const keepFirst = (db: Bound, divisionId: DivisionId, pageId: number) =>
  sql`
    insert into page_versions (division_id, page_id, version, page, created_at)
    select division_id, id, version, published, coalesce(published_at, created_at) from pages
    where division_id = ${divisionId} and id = ${pageId} and published is not null
      and not exists (select from page_versions v where v.division_id = pages.division_id and v.page_id = pages.id)`.execute(
    db,
  );

interface Kept {
  version: number;
  kind: VersionRow["kind"];
  note: string;
  page: WirePage;
  accountId: number;
  at: Date;
}

export const insertVersion = (
  db: Bound,
  divisionId: DivisionId,
  pageId: number,
  { version, kind, note, page, accountId, at }: Kept,
) =>
  db
    .insertInto("page_versions")
    .values({
      ...{ division_id: divisionId, page_id: pageId, version, kind, note },
      ...{ page: JSON.stringify(page), account_id: accountId, created_at: at },
    })
    .execute();

/** Names a version. One that was saved automatically is a named one from then on. */
export const updateNote = (
  db: Bound,
  divisionId: DivisionId,
  pageId: number,
  { version, note }: Pick<VersionRow, "version" | "note">,
) =>
  db
    .updateTable("page_versions")
    .where("division_id", "=", divisionId)
    .where("page_id", "=", pageId)
    .where("version", "=", version)
    .set({ note, kind: sql`case kind when 'automatic' then 'named' else kind end` })
    .execute();
