// Everything that a run starts or makes is taken down here, last first, however the run ends.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Close = () => Promise<unknown> | unknown;

const closers: Close[] = [];
let isOver = false;

/** Remembers how to undo something. What is begun while an interrupted run is being taken down is undone at once. */
export function afterwards(close: Close): void {
  if (isOver) void close();
  else closers.push(close);
}

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
  isOver = true;
  for (const close of closers.splice(0).reverse())
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
}
