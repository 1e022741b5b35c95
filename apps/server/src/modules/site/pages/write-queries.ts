import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { TemplateName } from "@selvedge/domain/templates/template-names";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";

interface Draft {
  url: string;
  name: string;
  page: WirePage;
  /** Who wrote it. */
  accountId: number;
  at: Date;
}

/** Stores a new draft. Returns its id. */
export async function insertPage(
  db: Bound,
  divisionId: DivisionId,
  { uuid, url, name, page, accountId, at, template = null }: Draft & { uuid: string; template?: TemplateName | null },
): Promise<number> {
  const { id } = await db
    .insertInto("pages")
    .values({
      ...{ division_id: divisionId, uuid, url, name, template, draft: JSON.stringify(page) },
      ...{ created_at: at, updated_at: at, updated_by: accountId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a draft as the next revision. */
export const updateDraft = (db: Bound, divisionId: DivisionId, id: number, { url, name, page, accountId, at }: Draft) =>
  db
    .updateTable("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((eb) => ({
      ...{ url, name, draft: JSON.stringify(page), rev: eb("rev", "+", 1) },
      ...{ updated_at: at, updated_by: accountId },
    }))
    .execute();

/** Shows the published page to visitors, or hides it, without touching what it holds. */
export const showPublished = (db: Bound, divisionId: DivisionId, id: number, isShown: boolean) =>
  db
    .updateTable("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("published", "is not", null)
    .set({ published: sql`jsonb_set(published, '{published}', ${JSON.stringify(isShown)}::jsonb)` })
    .execute();

/** Makes a page what visitors see, under the number of its version. The draft becomes the same, unless it is to stay. */
export const publishRow = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { page, version, at, keepsDraft }: { page: WirePage; version: number; at: Date; keepsDraft: boolean },
) =>
  db
    .updateTable("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((eb) => ({
      ...(keepsDraft ? {} : { draft: JSON.stringify(page) }),
      ...{ published: JSON.stringify(page), version, rev: eb("rev", "+", 1), published_at: at },
    }))
    .execute();

/** Visitors see nothing of it any more. */
export const unpublishRow = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .updateTable("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ published: null, published_at: null })
    .execute();

export const deletePageRow = (db: Bound, divisionId: DivisionId, id: number, at: Date) =>
  db.updateTable("pages").where("division_id", "=", divisionId).where("id", "=", id).set({ deleted_at: at }).execute();

/** Brings a deleted page back, to an address that is free. */
export const undeletePageRow = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { url, at }: { url: string; at: Date },
) =>
  db
    .updateTable("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((eb) => ({
      url,
      draft: sql`jsonb_set(draft, '{url}', ${JSON.stringify(url)}::jsonb)`,
      deleted_at: null,
      rev: eb("rev", "+", 1),
      updated_at: at,
    }))
    .execute();

/** The address that a page leaves leads to it; the one that it takes leads nowhere else. */
export async function storeFormerUrl(
  db: Bound,
  divisionId: DivisionId,
  pageId: number,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await freeFormerUrl(db, divisionId, to);
  await db
    .insertInto("page_former_urls")
    .values({ division_id: divisionId, url: from, page_id: pageId, left_at: at })
    .onConflict((known) => known.columns(["division_id", "url"]).doUpdateSet({ page_id: pageId, left_at: at }))
    .execute();
}

/** A page that is given an address is the one there, whatever was there before. */
export const freeFormerUrl = (db: Bound, divisionId: DivisionId, url: string) =>
  db.deleteFrom("page_former_urls").where("division_id", "=", divisionId).where("url", "=", url).execute();

/** Changes who may see a page in its draft and in the published page alike; an editor that has it open learns of it by the new revision. */
export async function storePageAccess(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  access: { loginState: string; guards: readonly string[] },
): Promise<void> {
  const part = JSON.stringify(access);
  await sql`
    update pages set rev = rev + 1, updated_at = now(),
      draft = jsonb_set(draft, '{properties}', coalesce(draft -> 'properties', '{}') || ${part}::jsonb),
      published = jsonb_set(published, '{properties}', coalesce(published -> 'properties', '{}') || ${part}::jsonb)
    where division_id = ${divisionId} and id = ${id} and deleted_at is null`.execute(db);
}

export const deleteSchedule = (db: Bound, divisionId: DivisionId, pageId: number) =>
  db.deleteFrom("page_schedules").where("division_id", "=", divisionId).where("page_id", "=", pageId).execute();
