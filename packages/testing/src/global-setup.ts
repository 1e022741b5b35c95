import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import type { TestProject } from "vitest/node";
import { endWithUs } from "./end-with-us.ts";
import { createDatabase, ownerUrlOf, templateName, testSecret } from "./test-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Owner's address of the migrated, empty template that every test file copies. */
    templateUrl: string;
    serverUrl: string;
  }
}

let running: Promise<{ serverUrl: string; stop: () => Promise<void> }> | undefined;
let users = 0;

/** One PostgreSQL for a whole run of the tests, with a migrated template database. */
export default async function setup(project: TestProject) {
  users++;
  running ??= start();
  const { serverUrl, stop } = await running;
  project.provide("serverUrl", serverUrl);
  project.provide("templateUrl", ownerUrlOf(serverUrl, templateName));
  return async () => {
    users--;
    if (users === 0) {
      running = undefined;
      await stop();
    }
  };
}

async function start() {
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? { url: given, stop: async () => {} } : await ownPostgres();
  await createDatabase(embedded.url, templateName);
  await migrate(ownerUrlOf(embedded.url, templateName), testSecret);
  await installJobs(ownerUrlOf(embedded.url, templateName));
  return { serverUrl: embedded.url, stop: embedded.stop };
}

/** A server for this run alone, so that two runs at the same time do not stop each other's. */
async function ownPostgres() {
  const home = resolve(`.data/test/run-${process.pid}`);
  const server = await startEmbeddedPostgres({ folder: join(home, "postgres"), password: "selvedge", durable: false });
  endWithUs(server.pid, home);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
