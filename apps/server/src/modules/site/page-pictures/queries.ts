import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface Wanted {
  search: string;
  limit: number;
  offset: number;
}

export interface PagePictureRow {
  original: string;
  altText: string;
  sizes: Record<string, string>;
  width: number | null;
  height: number | null;
  cutout: boolean;
  pages: string[];
  /** Of all that fit, on every row. */
  total: number;
}

/**
 * Each picture that a page of the shop has in its draft, once, with the names of the pages. Pages that are deleted count
 * for nothing. Its words, sizes and ground are those of the page that was saved last.
 */
export async function picturesOnPages(
  db: Bound,
  divisionId: DivisionId,
  { search, limit, offset }: Wanted,
): Promise<PagePictureRow[]> {
  const { rows } = await sql<PagePictureRow>`
    with shown as (
      select p.name, p.updated_at, picture from pages p,
        jsonb_path_query(p.draft, 'strict $.** ? (exists (@.altText) && @.original.type() == "string" && @.original != "")', silent => true) as picture
      where p.division_id = ${divisionId} and p.deleted_at is null
    ), pictures as (
      select picture ->> 'original' as original, max(updated_at) as seen, array_agg(distinct name order by name) as pages,
        (array_agg(picture order by updated_at desc, picture ->> 'altText' desc nulls last))[1] as picture
      from shown group by 1
    )
    select original, coalesce(picture ->> 'altText', '') as "altText", pages,
      case when jsonb_typeof(picture -> 'sizes') = 'object' then picture -> 'sizes' else '{}' end as sizes,
      case when jsonb_typeof(picture -> 'width') = 'number' then (picture ->> 'width')::float8 end as width,
      case when jsonb_typeof(picture -> 'height') = 'number' then (picture ->> 'height')::float8 end as height,
      coalesce(picture -> 'cutout' = 'true', false) as cutout, count(*) over ()::int as total
    from pictures
    where ${search} = '' or position(lower(${search}) in lower(coalesce(picture ->> 'altText', ''))) > 0
      or exists (select from unnest(pages) as name where position(lower(${search}) in lower(name)) > 0)
    order by seen desc, original limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
