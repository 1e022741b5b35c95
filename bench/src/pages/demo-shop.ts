// What a benchmark changes in the demo shop, by statements that only the database sees.
import type { DivisionId } from "@selvedge/domain/ids";
import type pg from "pg";

const shops = "select division_id from subdomains where label = 'demo'";

/** Long enough for the server to hear of it before the next request reaches it. */
const hearMs = 5;

/** Says that everything of the demo shop has changed, as a trigger does; its pages are made anew. */
export async function announceShop(owner: pg.Pool | pg.Client, waitMs = hearMs): Promise<void> {
  await owner.query(`select announce_stale(array['division:' || division_id]) from (${shops}) as shop`);
  await new Promise((go) => setTimeout(go, waitMs));
}

/** Changes the demo shop's home page itself: the row gets another version. */
export async function touchHomePage(owner: pg.Pool | pg.Client): Promise<void> {
  await owner.query(`update pages set updated_at = now() where url = '/' and division_id in (${shops})`);
}

/** A product that the demo shop sells. */
export interface DemoProduct {
  id: number;
  divisionId: DivisionId;
  path: string;
}

export async function firstProduct(owner: pg.Pool | pg.Client): Promise<DemoProduct> {
  const { rows } = await owner.query(
    `select id::int, division_id as "divisionId", '/product/' || url_name || '/' as path from products
     where division_id in (${shops}) and published_at is not null order by id limit 1`,
  );
  return rows[0];
}

/** Renames a product as its editor does: the change and its announcement commit together. */
export async function renameProduct(
  owner: pg.Pool | pg.Client,
  { id, divisionId }: DemoProduct,
  name: string,
): Promise<void> {
  await owner.query("begin");
  await owner.query("update products set name = $2 where id = $1", [id, name]);
  await owner.query("select announce_stale(array['division:' || $1::text, 'product:' || $2::text])", [divisionId, id]);
  await owner.query("commit");
}
