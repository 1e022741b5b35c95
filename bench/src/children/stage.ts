// Everything that a run starts or makes is taken down here, last first, however the run ends.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const closers: (() => Promise<unknown> | unknown)[] = [];

/** Remembers how to undo something. */
export const afterwards = (close: () => Promise<unknown> | unknown): void => void closers.push(close);

/** A folder that vanishes with the run. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `selvedge-bench-${name}-`));
  // Root lends PostgreSQL another user, which has to reach its files below this folder.
  chmodSync(folder, 0o755);
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Undoes everything. One failure does not keep the others from being undone. */
export async function tidyUp(): Promise<void> {
  for (const close of closers.splice(0).reverse())
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
}
