import { join } from "node:path";
import { startEmbeddedPostgres } from "@selvedge/db/embedded/postgres";
import type { Watcher } from "@selvedge/db/embedded/watch";
import { installJobs } from "@selvedge/db/jobs";
import { migrate } from "@selvedge/db/migrate";
import type { Config } from "../config.ts";

export interface PreparedDatabase {
  ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * The database named by DATABASE_URL, or the embedded one in the data folder; migrated to the newest form either way. The
 * embedded one is watched: if it ends by itself it is started again, and `fail` is called when that is impossible.
 */
export async function prepareDatabase(config: Config, fail: (error: Error) => void): Promise<PreparedDatabase> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await embedded(config, fail);
  try {
    await migrate(database.url, config.secret);
    await installJobs(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { ownerUrl: database.url, stop: database.stop };
}

/** The owner's password is the platform's secret, so a copied data folder still fits its secret file. */
const embedded = (config: Config, fail: (error: Error) => void) => {
  const watcher: Watcher = {
    back: () => console.warn("The database ended by itself and was started again."),
    lost: fail,
  };
  return startEmbeddedPostgres({ folder: join(config.dataDir, "postgres"), password: config.secret, watcher });
};
