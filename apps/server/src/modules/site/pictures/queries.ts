import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

type Source = "file" | "artwork" | "product" | "page";

interface Wanted {
  search: string;
  source: Source | "all";
  limit: number;
  offset: number;
}

export interface OwnRow {
  source: "file" | "artwork";
  pages: string[];
  detail: {
    id: number;
    name: string;
    sha256: string;
    preview_sha256: string;
    thumb_sha256: string | null;
    mime: "image/png" | "image/jpeg";
    width_px: number;
    height_px: number;
    has_alpha: boolean;
    /** As text. */
    created_at: string;
    size_bytes: number;
  };
}

interface ProductRow {
  source: "product";
  pages: string[];
  detail: { id: number; name: string; url_name: string; blank_code: string | null; sizes: Record<string, string> };
}

interface PageRow {
  source: "page";
  pages: string[];
  detail: {
    original: string;
    altText: string;
    sizes: Record<string, string>;
    width: number | null;
    height: number | null;
    cutout: boolean;
  };
}

export type FoundRow = OwnRow | ProductRow | PageRow;

export interface FoundPictures {
  rows: FoundRow[];
  counts: Record<Source | "all", number>;
}

/**
 * What each page of the shop has in its draft, each picture once, with the names of the pages. Pages that are deleted count for
 * nothing. Its words, sizes and ground are those of the page that was saved last. `hash` is its stored file's.
 */
const onPages = (divisionId: DivisionId) => sql`
  shown as (
    select p.name, p.updated_at, picture from pages p,
      jsonb_path_query(p.draft, 'strict $.** ? (exists (@.altText) && @.original.type() == "string" && @.original != "")', silent => true) as picture
    where p.division_id = ${divisionId} and p.deleted_at is null
  ), on_pages as (
    select picture ->> 'original' as original, substring(picture ->> 'original' from '/([0-9a-f]{64})\\.[a-z]+') as hash,
      max(updated_at) as seen, array_agg(distinct name order by name) as pages,
      (array_agg(picture order by updated_at desc, picture ->> 'altText' desc nulls last))[1] as picture
    from shown group by 1, 2
  )`;

/** The shop's own; `placed` are those that a design has. */
const own = (divisionId: DivisionId) => sql`
  placed as (
    select distinct asset #>> '{}' as sha256 from designs d, jsonb_path_query(d.scene, '$.sides.*.elements[*].assetId') as asset
    where d.division_id = ${divisionId}
  ), own as (
    select case when exists (select from placed where placed.sha256 = a.sha256) then 'artwork' else 'file' end as source,
      a.name, a.created_at as seen, array[a.preview_sha256] as hashes,
      jsonb_build_object('id', a.id, 'name', a.name, 'sha256', a.sha256, 'preview_sha256', a.preview_sha256,
        'thumb_sha256', a.thumb_sha256, 'mime', a.mime, 'width_px', a.width_px, 'height_px', a.height_px,
        'has_alpha', a.has_alpha, 'created_at', a.created_at, 'size_bytes', f.size_bytes) as detail
    from artworks a join files f on f.division_id = a.division_id and f.sha256 = a.sha256
    where a.division_id = ${divisionId} and a.deleted_at is null
  )`;

/** The picture that represents each product: the default colour's front, else any that is rendered. */
const ofProducts = (divisionId: DivisionId) => sql`
  of_products as (
    select 'product' as source, p.name, p.updated_at as seen,
      array(select value from jsonb_each_text(main.sizes)) as hashes,
      jsonb_build_object('id', p.id, 'name', p.name, 'url_name', p.url_name, 'blank_code', p.blank_code, 'sizes', main.sizes) as detail
    from products p cross join lateral (
      select i.sizes from product_images i
      where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
      order by i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1) main
    where p.division_id = ${divisionId} and p.deleted_at is null
  )`;

/** A page of the shop's pictures that fit, and how many fit of each source. In all of them, each picture is there once. */
export async function foundPictures(
  db: Bound,
  divisionId: DivisionId,
  { search, source, limit, offset }: Wanted,
): Promise<FoundPictures> {
  const { rows } = await sql<FoundPictures>`
    with ${onPages(divisionId)}, ${own(divisionId)}, ${ofProducts(divisionId)}, known as (
      select source, name, seen, false as is_known, detail, array(
        select distinct page from on_pages o, unnest(o.pages) as page where o.hash = any (hashes) order by page) as pages
      from (select * from own union all select * from of_products) stored
      union all
      select 'page', coalesce(nullif(picture ->> 'altText', ''), pages[1]), seen,
        exists (select from own where hash = any (hashes)) or exists (select from of_products where hash = any (hashes)),
        jsonb_build_object('original', original, 'altText', coalesce(picture ->> 'altText', ''),
          'sizes', case when jsonb_typeof(picture -> 'sizes') = 'object' then picture -> 'sizes' else '{}' end,
          'width', case when jsonb_typeof(picture -> 'width') = 'number' then picture -> 'width' end,
          'height', case when jsonb_typeof(picture -> 'height') = 'number' then picture -> 'height' end,
          'cutout', coalesce(picture -> 'cutout' = 'true', false)), pages
      from on_pages
    ), fitting as (
      select *, position(lower(${search}) in lower(name)) as at from known
      where ${search} = '' or position(lower(${search}) in lower(name)) > 0
        or exists (select from unnest(pages) as page where position(lower(${search}) in lower(page)) > 0)
    ), wanted as (
      select source, pages, detail from fitting
      where case when ${source}::text = 'all' then not is_known else source = ${source}::text end
      order by at <> 1, seen desc, source, detail ->> 'original', (detail ->> 'id')::bigint
      limit ${limit} offset ${offset}
    )
    select (select coalesce(json_agg(wanted), '[]') from wanted) as rows,
      (select json_build_object('all', count(*) filter (where not is_known), 'file', count(*) filter (where source = 'file'),
        'artwork', count(*) filter (where source = 'artwork'), 'product', count(*) filter (where source = 'product'),
        'page', count(*) filter (where source = 'page')) from fitting) as counts`.execute(db);
  return rows[0]!;
}
