// The real server on a database of its own, with the cast in it: what a journey walks through.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SeededPeople } from "@selvedge/testing/seed/people";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { inject } from "vitest";
import { folderStore } from "../../apps/server/src/adapters/file-store/folder-store.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { start } from "../../apps/server/src/start/start.ts";
import type { StockedShop } from "./stock-shop.ts";
import { stockedTemplate } from "./stocked-template.ts";

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

/** Starts a world on a free port. Takes a second: once for each test file. */
export async function startWorld(): Promise<World> {
  const { name, folder, main, bramble, people } = await stockedTemplate();
  const database = await testDatabase(inject("serverUrl"), name);
  const dataDir = mkdtempSync(join(tmpdir(), "selvedge-world-"));
  cpSync(folder, join(dataDir, "files"), { recursive: true });
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
    bramble,
    people,
    files: folderStore(join(dataDir, "files")),
    hotFolder: join(dataDir, "hot-folder"),
    async stop() {
      await running.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
