import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

const draftColumns = [
  "id",
  "uuid",
  "division_id",
  "url",
  "name",
  "draft",
  "published",
  "version",
  "rev",
  "published_at",
  "updated_at",
  "created_at",
  "template",
] as const;

/** The theme that the shop's pages have; null where it has the first one, unchanged. */
const theme = sql<PageTheme | null>`(select json_build_object('uuid', t.uuid, 'name', t.name, 'extends', t.extends, 'properties', t.properties)
  from themes t where t.division_id = pages.division_id and t.active)`;

export interface PageTheme {
  uuid: string;
  name: string;
  extends: string;
  properties: Record<string, unknown>;
}

const scheduledFor = sql<Date | null>`(select s.publish_at from page_schedules s
  where s.division_id = pages.division_id and s.page_id = pages.id)`;

const ownPage = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("deleted_at", "is", null)
    .select(draftColumns)
    .select([theme.as("theme"), scheduledFor.as("scheduledFor")]);

/** A page of a shop that is not deleted. */
export const findDraft = (db: Bound, divisionId: DivisionId, id: number) =>
  ownPage(db, divisionId).where("id", "=", id).executeTakeFirst();

/** The shop, where it has the page. */
export const shopWithPage = (db: Bound, divisionId: DivisionId, pageId: number) =>
  db
    .selectFrom("pages as p")
    .innerJoin("divisions as d", "d.id", "p.division_id")
    .where("p.division_id", "=", divisionId)
    .where("p.id", "=", pageId)
    .where("p.deleted_at", "is", null)
    .select(["d.id", "d.name"])
    .executeTakeFirst();

/** A page, locked until the end of the transaction: of two saves at once the second sees the first. */
export const lockDraft = (db: Bound, divisionId: DivisionId, id: number) =>
  ownPage(db, divisionId).where("id", "=", id).forUpdate().executeTakeFirst();

/** A deleted page, locked until the end of the transaction. */
export const lockDeleted = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .select(["id", "uuid", "url", "published"])
    .forUpdate()
    .executeTakeFirst();

/** The page that was created under a uuid, so that a repeated request creates no second one. */
export const findByUuid = (db: Bound, divisionId: DivisionId, uuid: string) =>
  ownPage(db, divisionId).where("uuid", "=", uuid).executeTakeFirst();

/** The shop's name under the platform's host; null for the platform's own site. */
export async function shopLabel(db: Bound, divisionId: DivisionId): Promise<string | null> {
  const row = await db
    .selectFrom("subdomains")
    .where("division_id", "=", divisionId)
    .select("label")
    .executeTakeFirst();
  return row?.label ?? null;
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Whether another page of the shop has an address. */
export async function isUrlTaken(db: Bound, divisionId: DivisionId, url: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("url", "=", url)
    .where("id", "!=", exceptId)
    .where("deleted_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The property that marks a page's type; a page without any mark is a store page. */
const marks = { StorePage: "isStorePage", MailPage: "isMailPage", AutomatedFlowPage: "isAutomatedFlowPage" } as const;
export type PageType = keyof typeof marks;

interface Listing {
  type: PageType | undefined;
  isDeleted: boolean;
  /** Words of the name or the address; empty for all. */
  search: string;
  state: "published" | "draft" | "scheduled" | undefined;
  page: number;
  perPage: number;
}

const isSeen = sql<boolean>`(published is not null and coalesce((published ->> 'published')::boolean, true))`;

/** One page of a shop's pages by address, and how many there are. */
export async function listDrafts(
  db: Bound,
  divisionId: DivisionId,
  { type, isDeleted, search, state, page, perPage }: Listing,
) {
  const isOfType = sql<boolean>`coalesce((draft -> 'properties' ->> ${type ? marks[type] : ""})::boolean, ${type === "StorePage"})`;
  const words = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const ofState = {
    published: isSeen,
    draft: sql<boolean>`published is null`,
    scheduled: sql<boolean>`${scheduledFor} is not null`,
  };
  const matching = db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("template", "is", null)
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .$if(type !== undefined, (query) => query.where(isOfType))
    .$if(search.trim() !== "", (query) => query.where(sql<boolean>`(name ilike ${words} or url ilike ${words})`))
    .$if(state !== undefined, (query) => query.where(ofState[state!]));
  const [rows, { total }] = await Promise.all([
    matching
      .select(["id", "url", "name", "published_at", "updated_at", "deleted_at"])
      .select([
        sql<unknown>`draft -> 'properties'`.as("properties"),
        sql<
          string | null
        >`(select coalesce(nullif(a.full_name, ''), a.email) from accounts a where a.id = pages.updated_by)`.as(
          "editedBy",
        ),
        scheduledFor.as("scheduledFor"),
        sql<boolean | null>`(draft ->> 'sitemap')::boolean`.as("sitemap"),
        isSeen.as("isPublished"),
        sql<{
          draft: unknown;
          published: unknown;
        } | null>`case when draft is distinct from published then json_build_object('draft', draft, 'published', published) end`.as(
          "differing",
        ),
      ])
      // A page and those below it stand together: "/our-work/sites/" before "/our-work-2/".
      .orderBy(sql`translate(url, '/', chr(1)) collate "C"`)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/**
 * Where an address leads at which no page is: to the published page that used to be there, or else where the shop's people say.
 * undefined where it leads nowhere.
 */
export async function pageMovedFrom(db: Bound, divisionId: DivisionId, url: string): Promise<string | undefined> {
  const { rows } = await sql<{ to: string }>`
    select p.url as "to", 0 as rank from page_former_urls f
      join pages p on p.division_id = f.division_id and p.id = f.page_id
      where f.division_id = ${divisionId} and f.url = ${url} and p.deleted_at is null and p.published is not null
    union all
    select r.to_url, 1 from page_redirects r where r.division_id = ${divisionId} and r.from_url = ${url}
    order by rank limit 1`.execute(db);
  return rows[0]?.to;
}
