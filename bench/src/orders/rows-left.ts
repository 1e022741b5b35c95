import type pg from "pg";

/** Every table that a purchase leaves something in. */
const tables = [
  ...["customers", "orders", "order_items", "order_status_logs", "shipping_quotes", "payment_attempts"],
  ...["payment_transactions", "idempotency_keys", "audit_log", "frisk_checks", "mails", "baskets", "basket_items"],
  ...["local_cards.tokens", "local_cards.charges"],
];

export type RowsLeft = Record<string, number>;

/** How many rows some work adds to each of those tables. */
export async function rowsLeft(owner: pg.Pool, work: () => Promise<unknown>): Promise<RowsLeft> {
  const before = await counted(owner);
  await work();
  const after = await counted(owner);
  return Object.fromEntries(tables.map((table) => [table, after[table]! - before[table]!]));
}

async function counted(owner: pg.Pool): Promise<RowsLeft> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  return (await owner.query(`select ${counts.join(", ")}`)).rows[0];
}

/** @throws Error naming the tables in which one side leaves other rows than the other: it would not be the same work. */
export function sameRows(ours: RowsLeft, theirs: RowsLeft): void {
  const other = tables.filter((table) => ours[table] !== theirs[table]);
  if (other.length === 0) return;
  const words = other.map((table) => `${table} ${ours[table]} and ${theirs[table]}`);
  throw new Error(`The server and the statements by hand leave other rows: ${words.join(", ")}.`);
}
