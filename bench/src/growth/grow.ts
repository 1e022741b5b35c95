// Grows a platform with the demo world in it to thousands of shops and a million finished orders.
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import pg from "pg";
import { copyRows } from "./copy-rows.ts";

export interface Size {
  /** Shops beside those that are there. */
  divisions: number;
  orders: number;
}

/** The first of the shops that are made; every tenth order is its own, so it is a big one. */
export const bigDivisionId = 100_000;
const firstId = 100_000_000;

/** Fills a database with copies of one shop and of one of its finished orders, three years back, none of today's. */
export async function grow(ownerUrl: string, { divisions, orders }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Copies of whole rows: what hangs on what is right by construction, and triggers have nothing to report.
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '256MB'");
    await growShops(client, divisions);
    await withoutIndexes(client, ordersTables, () => growOrders(client, orders, divisions));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const ordersTables = [
  "customers",
  "orders",
  "order_items",
  "order_status_logs",
  "payment_attempts",
  "payment_transactions",
  "factory_labels",
];

/** Builds the tables' indexes once at the end, which is much quicker than row by row. Keys that are rules stay. */
async function withoutIndexes(client: pg.ClientBase, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}

async function growShops(client: pg.ClientBase, divisions: number): Promise<void> {
  const pattern = await patternShop(client);
  const times = `generate_series(0, ${divisions - 1}) n`;
  const division = `${bigDivisionId} + n`;
  const own = { where: `t.division_id = ${pattern.divisionId}`, times };
  await copyRows(client, {
    table: "manufacturers",
    where: `t.id = ${pattern.manufacturerId}`,
    times,
    differs: {
      id: division,
      name: "'Project ' || n",
      url_name: "'project-' || n",
      ...(await fresh(client, "manufacturers")),
    },
  });
  await copyRows(client, {
    table: "divisions",
    where: `t.id = ${pattern.divisionId}`,
    times,
    differs: { id: division, manufacturer_id: division, name: "'Shop ' || n", code: "'G' || n" },
  });
  await copyRows(client, {
    table: "subdomains",
    ...own,
    differs: { id: division, division_id: division, label: "'grown-' || n", ...(await fresh(client, "subdomains")) },
  });
  await copyRows(client, { table: "shop_settings", ...own, differs: { division_id: division } });
  for (const table of ["themes", "pages", "collections"])
    await copyRows(client, { table, ...own, differs: await differing(client, table, division) });
  for (const [table, column] of Object.entries({
    products: "id",
    product_variants: "product_id",
    product_images: "product_id",
  }))
    await copyRows(client, {
      table,
      where: `${own.where} and t.${column} = any('{${pattern.productIds.join(",")}}'::bigint[])`,
      times,
      differs: await differing(client, table, division),
    });
  await copyRows(client, {
    table: "collection_products",
    where: `${own.where} and t.product_id = any('{${pattern.productIds.join(",")}}'::bigint[])`,
    times,
    differs: { division_id: division, collection_id: shifted("collection_id"), product_id: shifted("product_id") },
  });
}

/** Ids of copies lie far above those of the patterns and apart from each other. */
const shifted = (column: string) => `${firstId} + (n + 1)::bigint * 100000 + t.${column}`;

async function differing(client: pg.ClientBase, table: string, division: string) {
  const links: Record<string, string> = table.startsWith("product_") ? { product_id: shifted("product_id") } : {};
  return { id: shifted("id"), division_id: division, ...links, ...(await fresh(client, table)) };
}

/** New values for columns that are unique by themselves: uuids, codes of their own. */
async function fresh(client: pg.ClientBase, table: string): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
     where a.attrelid = $1::regclass and a.attname in ('uuid', 'hash') and not a.attisdropped`,
    [table],
  );
  return Object.fromEntries(
    rows.map(({ name, type }) => [name, type === "uuid" ? "gen_random_uuid()" : `md5('${table}' || n || t.id)`]),
  );
}

interface PatternShop {
  divisionId: DivisionId;
  manufacturerId: number;
  /** A few of its products: a small shop's range. */
  productIds: ProductId[];
}

async function patternShop(client: pg.ClientBase): Promise<PatternShop> {
  const { rows } = await client.query<PatternShop>(
    `select s.division_id as "divisionId", d.manufacturer_id as "manufacturerId",
       array(select p.id::int from products p where p.division_id = s.division_id order by p.id limit 3) as "productIds"
     from subdomains s join divisions d on d.id = s.division_id where s.label = 'demo'`,
  );
  if (!rows[0]) throw new Error("The demo shop is missing.");
  return rows[0];
}

async function growOrders(client: pg.ClientBase, orders: number, divisions: number): Promise<void> {
  const { rows } = await client.query<{ id: string; divisionId: DivisionId }>(
    `select o.id, o.division_id as "divisionId" from orders o join subdomains s using (division_id)
     where s.label = 'demo' and o.status = 'complete'
       and exists (select from factory_labels l where l.division_id = o.division_id and l.order_id = o.id)
     order by (select count(*) from factory_labels l where l.division_id = o.division_id and l.order_id = o.id), o.id limit 1`,
  );
  const pattern = rows[0];
  if (!pattern) throw new Error("The demo shop has no finished order.");
  const times = `(select n, ${firstId} + n as id,
      ${bigDivisionId} + case when n % 10 = 0 or ${divisions} < 2 then 0 else 1 + n % ${Math.max(1, divisions - 1)} end as division,
      now() - interval '4 days' - n * interval '94 seconds' as at
    from generate_series(0, ${orders - 1}) n) n`;
  const ofOrder = `t.division_id = ${pattern.divisionId} and t.order_id = ${pattern.id}`;
  // Several rows of one order stay apart by their own ids.
  const apart = "n.id * 16 + t.id % 16";
  const links = { division_id: "n.division", order_id: "n.id" };
  await copyRows(client, {
    table: "customers",
    where: `(t.division_id, t.id) = (select division_id, customer_id from orders where division_id = ${pattern.divisionId} and id = ${pattern.id})`,
    times,
    differs: {
      id: "n.id",
      division_id: "n.division",
      email: "'grown' || n.n || '@postbox.example'",
      email_normalised: "'grown' || n.n || '@postbox.example'",
      last_name: lastName,
      account_id: "null",
      created_at: "n.at",
      ...(await fresh(client, "customers")),
    },
  });
  await copyRows(client, {
    table: "orders",
    where: `t.division_id = ${pattern.divisionId} and t.id = ${pattern.id}`,
    times,
    differs: {
      id: "n.id",
      division_id: "n.division",
      reference: "'G-' || n.id",
      receipt_digest: "sha256(n.id::text::bytea)",
      basket_id: "gen_random_uuid()",
      customer_id: "n.id",
      email: "'grown' || n.n || '@postbox.example'",
      shipping_last_name: lastName,
      billing_last_name: lastName,
      shipping_zip: "'GR' || (n.n % 89 + 1) || ' ' || (n.n % 7 + 1) || 'XY'",
      promised_from: "n.at::date + 4",
      promised_to: "n.at::date + 6",
      created_at: "n.at",
      paid_at: "n.at",
      completed_at: "n.at + interval '2 days'",
      ...(await fresh(client, "orders")),
    },
  });
  await copyRows(client, {
    table: "order_items",
    where: ofOrder,
    times,
    differs: { ...links, id: apart, ...(await fresh(client, "order_items")) },
  });
  await copyRows(client, {
    table: "order_status_logs",
    where: `${ofOrder} and t.status in ('to_be_paid', 'paid', 'complete')`,
    times,
    differs: { ...links, id: apart, created_at: "n.at" },
  });
  await copyRows(client, {
    table: "payment_attempts",
    where: ofOrder,
    times,
    differs: { ...links, id: attempt, created_at: "n.at", finished_at: "n.at" },
  });
  await copyRows(client, {
    table: "payment_transactions",
    where: ofOrder,
    times,
    differs: {
      ...links,
      id: apart,
      attempt_id: attempt,
      provider_reference: "'ch_' || n.id || '_' || t.id",
      created_at: "n.at",
    },
  });
  await copyRows(client, {
    table: "factory_labels",
    where: ofOrder,
    times,
    differs: {
      ...links,
      id: apart,
      code: "'G' || n.id || '-' || t.id",
      order_item_id: "n.id * 16 + t.order_item_id % 16",
      ship_by: "n.at::date + 3",
      created_at: "n.at",
      updated_at: "n.at",
    },
  });
}

const attempt = "md5(n.id::text || t.id)::uuid";
const lastName =
  "(array['Ainsworth', 'Boyd', 'Clarke', 'Duarte', 'Ellery', 'Fielding', 'Grown', 'Hartley'])[1 + n.n % 8]";
