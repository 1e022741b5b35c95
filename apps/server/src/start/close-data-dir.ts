import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { whoRunsPostgres } from "@selvedge/db/embedded/run-as";
import type { Config } from "../config.ts";

/**
 * Closes the data folder to other users of the machine. Root lends the embedded database to another user, whose group may
 * pass through. A folder that was there before and serves a DATABASE_URL may be shared by several users: it stays as it is.
 */
export function closeDataDir({ dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">): void {
  const isNew = !existsSync(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl !== null) return;
  const lentTo = whoRunsPostgres();
  try {
    if (lentTo) chownSync(dataDir, 0, lentTo.gid);
    chmodSync(dataDir, lentTo ? 0o710 : 0o700);
  } catch (error) {
    // Somebody else's folder, in which we may write: it is theirs to close.
    if (isNew || (error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
