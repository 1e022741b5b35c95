// The real server on a database of its own, with the cast in it: what a journey walks through.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededPeople, seedPeople } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { inject } from "vitest";
import { folderStore } from "../../apps/server/src/adapters/file-store/folder-store.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { start } from "../../apps/server/src/start/start.ts";
import { type StockedShop, stockShop } from "./stock-shop.ts";

export interface World {
  port: number;
  /** Addresses without a slash at the end. */
  origins: { main: string; backOffice: string; shop(label: string): string };
  database: TestDatabase;
  main: SeededShop;
  /** Ada's shop at bramble.localhost, with pages, a menu and products that have pictures. */
  bramble: SeededShop & StockedShop;
  people: SeededPeople;
  files: ReturnType<typeof folderStore>;
  /** Where print files are handed to the machines. */
  hotFolder: string;
  /** Stops the server and drops the database. */
  stop(): Promise<void>;
}

/** Starts a world on a free port. Takes a few seconds: once for each test file. */
export async function startWorld(): Promise<World> {
  const database = await testDatabase(inject("serverUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "selvedge-world-"));
  const files = folderStore(join(dataDir, "files"));
  const { pools } = database;
  const [main] = await Promise.all([seedMainSite(pools), seedBlanks(pools)]);
  const bramble = await seedShop(pools, { settings: brambleSettings });
  const [people, stock] = await Promise.all([seedPeople(pools, bramble), stockShop(pools, files, bramble)]);
  const running = await start(
    readConfig({
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      DEMO_WORLD: "off",
      LOG_LEVEL: "fatal",
      NODE_ENV: "test",
      PORT: "0",
      SECRET_KEY: testSecret,
    }),
  );
  const port = running.port!;
  return {
    port,
    origins: {
      main: `http://localhost:${port}`,
      backOffice: `http://backoffice.localhost:${port}`,
      shop: (label) => `http://${label}.localhost:${port}`,
    },
    database,
    main,
    bramble: { ...bramble, ...stock },
    people,
    files,
    hotFolder: join(dataDir, "hot-folder"),
    async stop() {
      await running.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const links = (...titles: string[]) =>
  titles.map((title) => ({ title, url: `/${title.toLowerCase().replaceAll(" ", "-")}/` }));

/** What Bramble says about itself around its pages. */
const brambleSettings = {
  logo: { text: "Bramble" },
  announcement: { text: "Every order plants a metre of hedge", linkText: "See where", href: "/our-hedges/" },
  company: { name: "Bramble", lines: ["4 Canal Street, Manchester M1 3HE"], email: "hello@bramble.test" },
  menu: [
    {
      title: "Clothing",
      url: "/collection/clothing/",
      segments: [
        { title: "Wear", mode: "links", items: links("T-shirts", "Hoodies", "Sweatshirts") },
        { title: "By hedge", mode: "links", items: links("Hawthorn", "Blackthorn", "Dog rose") },
      ],
    },
    { title: "Our hedges", url: "/our-hedges/" },
  ],
  footer: {
    columns: [
      { title: "Shop", items: [{ title: "Clothing", url: "/collection/clothing/" }] },
      { title: "Help", items: [{ title: "Our hedges", url: "/our-hedges/" }] },
    ],
    legal: [{ title: "Our hedges and the law", url: "/our-hedges/" }],
  },
};
