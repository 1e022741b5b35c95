import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import type { TestProject } from "vitest/node";
import { endWithUs } from "./end-with-us.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { createDatabase, ownerUrlOf, templateName, testSecret } from "./test-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Owner's address of the migrated, empty template that every test file copies. */
    templateUrl: string;
    serverUrl: string;
  }
}

interface Run {
  started: Promise<{ serverUrl: string; stop: () => Promise<void> }>;
  users: number;
}

/** Every project loads this module for itself; what they share stands outside of it. */
const shared = globalThis as { selvedgeRun?: Run | undefined };

/** One PostgreSQL for a whole run of the tests, with a migrated template database. */
export default async function setup(project: TestProject) {
  shared.selvedgeRun ??= { started: start(), users: 0 };
  const run = shared.selvedgeRun;
  run.users++;
  const { serverUrl, stop } = await run.started;
  project.provide("serverUrl", serverUrl);
  project.provide("templateUrl", ownerUrlOf(serverUrl, templateName));
  return async () => {
    run.users--;
    if (run.users > 0) return;
    shared.selvedgeRun = undefined;
    await stop();
  };
}

async function start() {
  const home = makeQuickFolder();
  shareWithWorkers(home);
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, pid: 0, stop: async () => {} } : await ownPostgres(home);
  endWithUs(server.pid, home);
  const { url: serverUrl } = server;
  await createDatabase(serverUrl, templateName);
  await migrate(ownerUrlOf(serverUrl, templateName), testSecret);
  await installJobs(ownerUrlOf(serverUrl, templateName));
  return {
    serverUrl,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A server for this run alone, so that two runs at the same time do not stop each other's. */
const ownPostgres = (home: string) =>
  startEmbeddedPostgres({ folder: join(home, "postgres"), password: "selvedge", durable: false });

/** Workers and what they start write there too, and read each module's compiled form there once one of them has made it. */
function shareWithWorkers(home: string): void {
  process.env.TMPDIR = join(home, "tmp");
  process.env.NODE_COMPILE_CACHE = join(home, "compiled");
  mkdirSync(process.env.TMPDIR, { mode: 0o755 });
}
