// What a shop is searched by. Only what every visitor may see is read: nothing else is ever in an index.
import type { PostImage } from "@selvedge/contracts/pages/blog-page";
import type { Bound } from "@selvedge/db/bound";
import type { ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isOnSale, kindName } from "../catalogue/index.ts";
import { isListed, type Site } from "../crawlers/index.ts";

/** Products, the best selling ones, that a shop is searched by; pages, collections and posts beside them. */
const most = { products: 20_000, others: 5_000 } as const;

export interface SearchedProduct {
  id: ProductId;
  url_name: string;
  name: string;
  kind: string;
  personalisable: boolean;
  material: string;
  orders: number;
  colours: string[];
  tags: string[];
  collections: string[];
}

/** Products on sale. Reads by (division_id, …), a few rows for each. */
export async function searchedProducts(db: Bound, { divisionId }: Site): Promise<SearchedProduct[]> {
  const { rows } = await sql<SearchedProduct>`
    select p.id, p.url_name, p.name, ${kindName} || ' ' || replace(p.type, '-', ' ') as kind, p.personalisable, coalesce(b.material, '') as material, p.orders,
      array(select distinct v.colour from product_variants v
        where v.division_id = p.division_id and v.product_id = p.id and v.enabled) as colours,
      array(select t.name from product_tags pt join tags t on t.division_id = pt.division_id and t.id = pt.tag_id
        where pt.division_id = p.division_id and pt.product_id = p.id) as tags,
      array(select c.name from collection_products cp join collections c on c.division_id = cp.division_id and c.id = cp.collection_id
        where cp.division_id = p.division_id and cp.product_id = p.id and c.url_name <> 'all') as collections
    from products p left join blanks b on b.code = p.blank_code
    where p.division_id = ${divisionId} and ${isOnSale}
    order by p.orders desc, p.id limit ${sql.lit(most.products)}`.execute(db);
  return rows;
}

export interface SearchedPage {
  url: string;
  title: string;
  description: string;
  icon: string;
  text: string;
}

const wordsIn = (name: "title" | "copy" | "html") =>
  sql`(select string_agg(v #>> '{}', ' ') from jsonb_path_query(published -> 'blocks', ${sql.lit(`$.**.${name}`)}) v where jsonb_typeof(v) = 'string')`;

/** Pages that everyone may see and that their owner has left in the search, without the home page: every page leads there. */
export async function searchedPages(db: Bound, { divisionId }: Site): Promise<SearchedPage[]> {
  const { rows } = await sql<SearchedPage>`
    select url, coalesce(nullif(published -> 'properties' ->> 'title', ''), name) as title,
      coalesce(published -> 'properties' ->> 'description', '') as description,
      coalesce(published -> 'properties' ->> 'searchIcon', '') as icon,
      left(concat_ws(' ', ${wordsIn("title")}, ${wordsIn("copy")}, ${wordsIn("html")}), 6000) as text
    from pages
    where division_id = ${divisionId} and url <> '/' and ${isListed}
      and coalesce((published -> 'properties' ->> 'isSearchable')::boolean, true)
    order by url limit ${sql.lit(most.others)}`.execute(db);
  return rows;
}

export interface SearchedPost {
  url_name: string;
  title: string;
  summary: string;
  text: string;
  tags: string[];
  image: PostImage | null;
  published_at: Date;
}

/** Posts that are published or will be: each is found from its moment on. */
export async function searchedPosts(db: Bound, { divisionId }: Site): Promise<SearchedPost[]> {
  const { rows } = await sql<SearchedPost>`
    select p.url_name, p.title, p.summary, left(p.body_html, 6000) as text, p.image, p.published_at,
      array(select t.name from post_tags t where t.division_id = p.division_id and t.post_id = p.id) as tags
    from posts p
    where p.division_id = ${divisionId} and p.deleted_at is null and p.published_at is not null
    order by p.published_at desc limit ${sql.lit(most.others)}`.execute(db);
  return rows;
}
