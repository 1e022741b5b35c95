import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Platform } from "../../../platform.ts";
import { exportPath } from "./export-files.ts";
import { type ExportedTable, exportedTables } from "./exported-tables.ts";
import { countRows, filesOf, keyOf, rowsBehind } from "./queries.ts";
import { readMe } from "./read-me.ts";

interface Writing {
  platform: Platform;
  divisionId: DivisionId;
  id: number;
  /** Hears how far it is. */
  progress: (done: number, total: number) => Promise<void>;
}

/** Writes a shop's export and gives its size. Nothing of it is held in memory but a batch; the file is there as a whole or not at all. */
export async function writeExport({ platform, divisionId, id, progress }: Writing): Promise<number> {
  const { pools, files } = platform;
  const read = <T>(work: Parameters<typeof readDivision<T>>[2]) => readDivision(pools.worker, divisionId, work);
  const path = exportPath(platform, divisionId, id);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const stored = await read((db) => filesOf(db, divisionId));
  const counts = await Promise.all(exportedTables.map((table) => read((db) => countRows(db, divisionId, table))));
  const total = counts.reduce((sum, count) => sum + count, 0) + stored.length;
  let done = 0;
  const archive = openArchive(`${path}.new`);
  try {
    await archive.add("read-me.txt", true).end(readMe(platform.now()));
    for (const table of exportedTables) {
      const entry = archive.add(`${table.file}.json`, true);
      for await (const rows of batchesOf(read, divisionId, table)) {
        const text = rows.map((row) => JSON.stringify(row)).join(",\n");
        await entry.write(`${done > 0 && entry.isBegun() ? ",\n" : "[\n"}${text}`);
        done += rows.length;
        await progress(done, total);
      }
      await entry.end(entry.isBegun() ? "\n]\n" : "[]\n");
    }
    for (const { sha256, mime } of stored) {
      const bytes = await files.get(divisionId, sha256).catch(() => null);
      // A file that is damaged is left out: everything else is still theirs.
      if (bytes) await archive.add(`files/${sha256}.${endingOf(mime)}`, false).end(bytes);
      done += 1;
      if (done % 50 === 0) await progress(done, total);
    }
    await archive.end();
    await rename(`${path}.new`, path);
    await progress(total, total);
    return (await stat(path)).size;
  } catch (error) {
    archive.destroy();
    await rm(`${path}.new`, { force: true });
    throw error;
  }
}

const endingOf = (mime: string): string =>
  (/^[a-z]+\/(?:x-)?([a-z0-9]+)/.exec(mime)?.[1] ?? "bin").replace("jpeg", "jpg").replace("svg", "svg");

type Read = <T>(work: Parameters<typeof readDivision<T>>[2]) => Promise<T>;

async function* batchesOf(read: Read, divisionId: DivisionId, table: ExportedTable) {
  const key = await read((db) => keyOf(db, table));
  for (let last: string[] | null = null; ; ) {
    const rows: { key: string[]; row: unknown }[] = await read((db) =>
      rowsBehind(db, divisionId, { ...table, key }, last),
    );
    if (rows.length === 0) return;
    yield rows.map(({ row }) => row);
    last = rows.at(-1)!.key;
  }
}

/** A ZIP that is written to a file as it grows. */
function openArchive(path: string) {
  const out = createWriteStream(path, { mode: 0o600 });
  let failure: Error | null = null;
  out.on("error", (error) => {
    failure = error;
  });
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else out.write(chunk);
  });
  const drained = async () => {
    if (failure) throw failure;
    if (out.writableNeedDrain) await once(out, "drain");
  };
  return {
    add(name: string, isText: boolean) {
      const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      zip.add(entry);
      let begun = false;
      const push = async (part: string | Uint8Array, isLast: boolean) => {
        entry.push(typeof part === "string" ? new TextEncoder().encode(part) : part, isLast);
        begun = true;
        await drained();
      };
      return {
        isBegun: () => begun,
        write: (part: string) => push(part, false),
        end: (part: string | Uint8Array) => push(part, true),
      };
    },
    async end() {
      zip.end();
      out.end();
      await finished(out);
    },
    destroy: () => void out.destroy(),
  };
}
