// Fills a database with a world to look at: the platform's own site, three shops that look like real ones, their
// customers, two months of orders and a factory floor in mid-shift. Called at every start; does its work once.
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import type { Keyring } from "@selvedge/db/sealing";
import { withoutDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { DemoShop } from "./kinds.ts";
import { writeDiscounts } from "./orders/write-discounts.ts";
import { writeQuoteRequests } from "./quotes/write-quote-requests.ts";
import { demoShops } from "./shops.ts";
import type { DemoCarrier, DemoFiles } from "./write/world.ts";
import { writeAround } from "./write/write-around.ts";
import { writeArtworks } from "./write/write-artworks.ts";
import { writeCharges } from "./write/write-charges.ts";
import { writeGiftCards } from "./write/write-gift-cards.ts";
import { writeOrders } from "./write/write-orders.ts";
import { writePages } from "./write/write-pages.ts";
import { type WrittenPeople, writePeople } from "./write/write-people.ts";
import { writeProducts } from "./write/write-products.ts";
import { projectOf, writeShop } from "./write/write-shop.ts";
import { writeTeam } from "./write/write-team.ts";

export interface DemoWorldInput {
  readonly pools: Pools;
  readonly files: DemoFiles;
  readonly carrier: DemoCarrier;
  /** Everything is dated back from here. */
  readonly now: Date;
  /** The platform's secret: it makes the addresses of receipts. */
  readonly secret: string;
  /** Seals what staff gave to payroll. */
  readonly keys: Keyring;
  readonly log: (line: string) => void;
}

/**
 * Seeds what is missing. Each shop is one transaction with everything in it, so one that was interrupted is written
 * again from its beginning and one that is there is left alone. Blanks and stations have to be there. Several
 * processes may call it at once: they take turns.
 */
export async function seedDemoWorld(input: DemoWorldInput): Promise<void> {
  const { pools, log } = input;
  const shops = await missingShops(pools);
  if (shops.length === 0) return;
  const people = await withoutDivision(pools.backOffice, (db) => writePeople(db, input));
  for (const shop of shops) {
    log(`Seeding ${shop.name}.`);
    const seeded = await withoutDivision(pools.backOffice, async (db) => {
      await sql`select pg_advisory_xact_lock(7305184293)`.execute(db);
      return (await isThere(db, shop)) ? null : await seedShop(db, shop, people, input);
    });
    if (seeded !== null) await writeCharges(pools, seeded);
  }
}

async function missingShops(pools: Pools): Promise<DemoShop[]> {
  return withoutDivision(pools.backOffice, async (db) => {
    const missing: DemoShop[] = [];
    for (const shop of demoShops) if (!(await isThere(db, shop))) missing.push(shop);
    return missing;
  });
}

/** Also when it has another address by now, or is closed: its project keeps its name. */
async function isThere(db: Bound, shop: DemoShop): Promise<boolean> {
  const projects = db.selectFrom("manufacturers").where("url_name", "=", projectOf(shop));
  return (await projects.select("id").executeTakeFirst()) !== undefined;
}

async function seedShop(db: Bound, shop: DemoShop, people: WrittenPeople, input: DemoWorldInput) {
  const divisionId = await writeShop(db, shop, people.merchantAccountId, input.now);
  const { files, carrier, now, secret } = input;
  const writing = { db, divisionId, files, carrier, now, secret };
  await writeTeam(writing, shop, people);
  await writeArtworks(writing, shop);
  const products = await writeProducts(writing, shop);
  await writePages(writing, shop, products);
  await writeOrders(writing, shop, products, people);
  await writeQuoteRequests(writing, shop, products);
  await writeDiscounts(writing);
  await writeGiftCards(writing, shop, people.merchantAccountId);
  await writeAround(writing, shop, people);
  return divisionId;
}
