import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { roleUrl } from "@selvedge/db/roles";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, inject } from "vitest";
import type { CardProcessor } from "../adapters/card-payments/card-payments.ts";
import { buildApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { listenForChanges } from "../live-changes.ts";
import type { Platform } from "../platform.ts";
import { buildPlatform } from "../start/build-platform.ts";

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  database: TestDatabase;
  config: Config;
}

export interface TestAppOptions {
  /** Beside the usual environment of a test. */
  env?: Readonly<Record<string, string>>;
  /** In place of the card processors of the platform. */
  cardProcessors?: Readonly<Record<string, CardProcessor>>;
  /** In place of its wallets. */
  wallets?: Readonly<Record<string, CardProcessor>>;
}

/** The whole server on a database of its own, for one test file. No port is opened. */
export function testApp({ env = {}, cardProcessors, wallets }: TestAppOptions = {}): TestApp {
  const world = {} as TestApp;
  let dataDir = "";
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "selvedge-test-"));
    world.database = await testDatabase(inject("serverUrl"));
    world.config = readConfig(
      {
        DATA_DIR: dataDir,
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        SECRET_KEY: testSecret,
        DATABASE_URL: world.database.ownerUrl,
        ...env,
      },
      cardProcessors,
    );
    const live = await listenForChanges(roleUrl(world.database.ownerUrl, "web", testSecret));
    world.platform = buildPlatform(world.config, world.database.pools, live, {
      now: undefined,
      processors: cardProcessors,
      wallets,
    });
    world.app = await buildApp(world.platform);
  });
  afterAll(async () => {
    await world.app?.close();
    await world.platform?.live.close();
    await world.database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return world;
}
