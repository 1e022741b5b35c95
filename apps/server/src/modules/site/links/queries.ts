import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface Wanted {
  search: string;
  /** Exact paths, or null for all. */
  paths: readonly string[] | null;
  kind: string | null;
  /** Of each kind, at most. */
  limit: number;
  now: Date;
}

interface StoredTarget {
  kind: "page" | "collection" | "product" | "post";
  title: string;
  url: string;
  /** The stored name of its picture. */
  picture: string | null;
  isShown: boolean;
}

const productPicture = sql`(select i.sizes->>'480' from product_images i
  where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
  order by i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1)`;

/** Pages, collections, products and posts of a shop, those whose name begins with the words first. */
export async function storedTargets(
  db: Bound,
  divisionId: DivisionId,
  { search, paths, kind, limit, now }: Wanted,
): Promise<StoredTarget[]> {
  const { rows } = await sql<StoredTarget>`
    with targets as (
      select 'page' as kind, name as title, url, null::text as picture, published is not null as shown from pages
        where division_id = ${divisionId} and template is null and deleted_at is null and draft #>> '{properties,isStorePage}' is distinct from 'false'
      union all select 'collection', name, '/collection/' || url_name || '/', null, true from collections
        where division_id = ${divisionId}
      union all select 'product', p.name, '/product/' || p.url_name || '/', ${productPicture}, p.enabled from products p
        where p.division_id = ${divisionId} and p.deleted_at is null
      union all select 'post', title, '/blog/' || url_name || '/', null, published_at is not null and published_at <= ${now} from posts
        where division_id = ${divisionId} and deleted_at is null
    ), fitting as (
      select *, row_number() over (partition by kind
        order by position(lower(${search}) in lower(title)) <> 1, shown desc, lower(title), url) as place from targets
      where (${paths}::text[] is null or url = any(${paths}::text[]))
        and (${kind}::text is null or kind = ${kind})
        and (${search} = '' or position(lower(${search}) in lower(title)) > 0 or position(lower(${search}) in url) > 0)
    )
    select kind, title, url, picture, shown as "isShown" from fitting where place <= ${limit} order by kind, place`.execute(
    db,
  );
  return rows;
}

/** Those of some addresses that lead elsewhere, and where: to the published page that was there, or where the shop's people say. */
export async function leadOn(
  db: Bound,
  divisionId: DivisionId,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select from_url as "from", to_url as "to" from page_redirects where division_id = ${divisionId} and from_url = any(${[...paths]}::text[])
    union all
    select f.url, p.url from page_former_urls f join pages p on p.division_id = f.division_id and p.id = f.page_id
    where f.division_id = ${divisionId} and f.url = any(${[...paths]}::text[]) and p.deleted_at is null and p.published is not null`.execute(
    db,
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}
