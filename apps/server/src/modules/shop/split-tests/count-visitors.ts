// Visitors of variations, counted in memory and written together: a cached page is answered without the database, and stays
// so. A process that is killed loses the visitors of its last seconds, in all variations alike.
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { addVisitors } from "./write-queries.ts";

/** How long visitors are gathered before they are written, in ms. */
const gatherMs = 2_000;

interface Gathered {
  readonly byDivision: Map<DivisionId, Map<number, number>>;
  timer: NodeJS.Timeout | null;
}

const gatheredOf = new WeakMap<Platform, Gathered>();

/** Counts one visitor for each of these variations of a shop. */
export function countVisitors(platform: Platform, divisionId: DivisionId, variationIds: readonly number[]): void {
  if (variationIds.length === 0) return;
  const gathered: Gathered = gatheredOf.get(platform) ?? { byDivision: new Map(), timer: null };
  gatheredOf.set(platform, gathered);
  const counts = gathered.byDivision.get(divisionId) ?? new Map<number, number>();
  gathered.byDivision.set(divisionId, counts);
  for (const id of variationIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  gathered.timer ??= setTimeout(() => void writeVisitors(platform), gatherMs).unref();
}

const writings = new WeakMap<Platform, Promise<void>>();

/** Writes what was gathered, and waits for what is being written already, so that nothing is lost at the end of a process. */
export function writeVisitors(platform: Platform): Promise<void> {
  const writing = (writings.get(platform) ?? Promise.resolve()).then(() => writeGathered(platform));
  writings.set(platform, writing);
  return writing;
}

/** What cannot be written, because the database is away, is gathered again. */
async function writeGathered(platform: Platform): Promise<void> {
  const gathered = gatheredOf.get(platform);
  if (!gathered) return;
  if (gathered.timer) clearTimeout(gathered.timer);
  gatheredOf.delete(platform);
  for (const [divisionId, counts] of gathered.byDivision) {
    try {
      await withDivision(platform.pools.web, divisionId, (db) => addVisitors(db, divisionId, [...counts]));
    } catch {
      for (const [id, visitors] of counts)
        for (let visitor = 0; visitor < visitors; visitor++) countVisitors(platform, divisionId, [id]);
    }
  }
}
