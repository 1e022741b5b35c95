import type { Bound } from "@selvedge/db/bound";
import { homepageTest } from "@selvedge/domain/access/place-guards";
import type { DivisionId } from "@selvedge/domain/ids";
import type { TemplateName } from "@selvedge/domain/templates/template-names";
import type { JsonObject } from "@selvedge/pages/json";
import { kindOf } from "@selvedge/pages/page/page-kind";
import { isOnlySent } from "@selvedge/pages/page/page-rules";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";

export interface PageRow {
  id: number;
  url: string;
  name: string;
  /** New after every change of the row: PostgreSQL's own number of the change. */
  rowVersion: string;
  /** null when the caller already holds this version. */
  page: WirePage | null;
}

/**
 * The published form of the page at an address of a shop. A caller that holds a version names it: if it is still valid,
 * the page itself, which may be long, is not sent again.
 */
export async function publishedPage(
  db: Bound,
  divisionId: DivisionId,
  url: string,
  heldVersion = "",
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select id, url, name, xmin::text as "rowVersion", case when xmin::text = ${heldVersion} then null else published end as page
    from pages where division_id = ${divisionId} and url = ${url} and template is null and deleted_at is null and published is not null`.execute(
    db,
  );
  return rows[0];
}

/** The draft of a page that was never published, or was taken down. */
export async function unpublishedPage(db: Bound, divisionId: DivisionId, url: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select id, url, name, xmin::text as "rowVersion", draft as page
    from pages where division_id = ${divisionId} and url = ${url} and template is null and deleted_at is null and published is null`.execute(
    db,
  );
  return rows[0];
}

export interface DraftAt extends PageRow {
  rev: number;
  /** What it is the template of; null for a page. */
  template: string | null;
}

/** The draft of the page at an address, published or not, and its revision. */
export async function draftAt(db: Bound, divisionId: DivisionId, url: string): Promise<DraftAt | undefined> {
  const { rows } = await sql<DraftAt>`
    select id, url, name, xmin::text as "rowVersion", draft as page, rev, template
    from pages where division_id = ${divisionId} and url = ${url} and deleted_at is null`.execute(db);
  return rows[0];
}

/** A version of the page at an address, in the place of its draft. */
export async function versionAt(
  db: Bound,
  divisionId: DivisionId,
  url: string,
  version: number,
): Promise<DraftAt | undefined> {
  const { rows } = await sql<DraftAt>`
    select p.id, p.url, p.name, p.xmin::text || '.' || ${version}::text as "rowVersion", p.rev, p.template,
      coalesce((select v.page from page_versions v where v.division_id = p.division_id and v.page_id = p.id and v.version = ${version}
        order by v.id desc limit 1), case when p.version = ${version} then p.published end) as page
    from pages p where p.division_id = ${divisionId} and p.url = ${url} and p.deleted_at is null`.execute(db);
  return rows[0];
}

/** A state of the page at an address that is looked at, in the place of its draft. */
export async function lookAt(
  db: Bound,
  divisionId: DivisionId,
  url: string,
  look: string,
): Promise<DraftAt | undefined> {
  const { rows } = await sql<DraftAt>`
    select p.id, p.url, p.name, p.xmin::text || '.' || l.uuid as "rowVersion", p.rev, p.template, l.page
    from pages p join page_looks l on l.division_id = p.division_id and l.page_id = p.id
    where p.division_id = ${divisionId} and p.url = ${url} and p.deleted_at is null and l.uuid = ${look}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** The templates that visitors of a shop see in the place of the usual ones. */
export async function publishedTemplates(db: Bound, divisionId: DivisionId): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select template, id, url, name, xmin::text as "rowVersion", published as page
    from pages where division_id = ${divisionId} and template is not null and deleted_at is null
      and coalesce((published ->> 'published')::boolean, published is not null)
    order by template`.execute(db);
  return rows;
}

export type TemplateRow = PageRow & { template: TemplateName; page: WirePage };

/**
 * The address of the home page that a split test shows to some: the page of its variation, or else the one that is flagged so
 * and is not "/"; null where that is not published.
 */
export async function newHomepageUrl(db: Bound, divisionId: DivisionId): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    select p.url from pages p
    left join (select v.page_id from split_tests t
        join split_test_variations v on v.division_id = t.division_id and v.split_test_id = t.id
        where t.division_id = ${divisionId} and t.code = ${homepageTest.name} and t.active
          and v.alias = ${homepageTest.newVariation}) chosen on true
    where p.division_id = ${divisionId} and p.url <> '/' and p.deleted_at is null
      and coalesce((p.published ->> 'published')::boolean, p.published is not null)
      and case when chosen.page_id is null then p.published -> 'flags' @> '["homepage"]' else p.id = chosen.page_id end
    order by p.id limit 1`.execute(db);
  return rows[0]?.url ?? null;
}

/** Every published page of a shop by address, with what it stores about who may see it. */
export async function pageIndex(db: Bound, divisionId: DivisionId) {
  const rows = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("template", "is", null)
    .where("deleted_at", "is", null)
    .where("published", "is not", null)
    .where(sql<boolean>`coalesce((published ->> 'published')::boolean, true)`)
    .select(["id", "url", "name"])
    .select((eb) =>
      eb
        .ref("published", "->")
        .key("properties" as never)
        .$castTo<{ title?: unknown; loginState?: unknown; guards?: unknown } | null>()
        .as("properties"),
    )
    .orderBy("url")
    .limit(1000)
    .execute();
  return rows.map(({ properties, ...row }) => ({
    ...row,
    title: typeof properties?.title === "string" ? properties.title : "",
    loginState: properties?.loginState,
    guards: properties?.guards,
  }));
}

export interface StoredPageAccess {
  id: number;
  name: string;
  url: string;
  isPublished: boolean;
  loginState: unknown;
  guards: unknown;
  /** Of a page that is only sent; null for one of the site. */
  sentAs: "mail" | "flow" | null;
}

/** Every page of a shop, or one of them, with what it stores about who may see it: of the live page where there is one. */
export async function pagesByAccess(
  db: Bound,
  divisionId: DivisionId,
  id: number | null = null,
): Promise<StoredPageAccess[]> {
  const { rows } = await sql<Omit<StoredPageAccess, "sentAs"> & { marks: JsonObject | null }>`
    select id, name, url, published is not null and coalesce((published ->> 'published')::boolean, true) as "isPublished",
      coalesce(published, draft) #> '{properties,loginState}' as "loginState",
      coalesce(published, draft) #> '{properties,guards}' as guards,
      (select jsonb_object_agg(key, value) from jsonb_each(coalesce(published, draft) -> 'properties')
        where key in ('isStorePage', 'isMailPage', 'isAutomatedFlowPage')) as marks
    from pages where division_id = ${divisionId} and template is null and deleted_at is null and (${id}::bigint is null or id = ${id})
    order by url limit 1000`.execute(db);
  return rows.map(({ marks, ...page }) => ({ ...page, sentAs: sentAs(marks ?? {}) }));
}

function sentAs(properties: JsonObject): "mail" | "flow" | null {
  if (!isOnlySent({ properties })) return null;
  const kind = kindOf({ properties });
  return kind === "store" ? null : kind;
}
