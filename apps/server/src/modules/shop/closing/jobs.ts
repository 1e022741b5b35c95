import { rm } from "node:fs/promises";
import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { exportMs, exportPath } from "./export-files.ts";
import { closingOf, dueClosings, expiredExports, findExport } from "./queries.ts";
import { writeExport } from "./write-export.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), id: z.number() });

/** Writes an export. One that was cut off begins again; one that is ready is left alone. */
export const exportShop: Task = async (platform, given) => {
  const { divisionId, id } = payload.parse(given);
  const { pools, now } = platform;
  const known = await withDivision(pools.worker, divisionId, (db) => findExport(db, divisionId, id));
  if (!known || known.state === "ready") return;
  const store = (columns: Record<string, unknown>) =>
    withDivision(pools.worker, divisionId, (db) =>
      db.updateTable("shop_exports").where("division_id", "=", divisionId).where("id", "=", id).set(columns).execute(),
    );
  await store({ state: "running", reason: "" });
  try {
    const size = await writeExport({
      ...{ platform, divisionId, id },
      progress: async (done, total) => void (await store({ done, total })),
    });
    const at = now();
    await store({
      ...{ state: "ready", size_bytes: size, finished_at: at, expires_at: new Date(at.getTime() + exportMs) },
    });
  } catch (error) {
    await store({ state: "failed", reason: "It could not be written. Please try again.", finished_at: now() });
    throw error;
  }
};

/** Deletes the files of exports whose time is over. */
export const sweepExports: Task = async (platform) => {
  for (const { divisionId, id } of await expiredExports(platform.pools, platform.now())) {
    await rm(exportPath(platform, divisionId, id), { force: true });
    await withDivision(platform.pools.worker, divisionId, (db) =>
      db.deleteFrom("shop_exports").where("division_id", "=", divisionId).where("id", "=", id).execute(),
    );
  }
};

/** Closes the shops whose day has come. One with open orders waits for them. */
export const closeDueShops: Task = async (platform) => {
  for (const divisionId of await dueClosings(platform.pools, platform.now())) await closeNow(platform, divisionId);
};

async function closeNow({ pools, now }: Platform, divisionId: DivisionId): Promise<void> {
  await withDivision(pools.worker, divisionId, async (db) => {
    const closing = await closingOf(db, divisionId);
    if (closing.open_orders > 0 || closing.closed_at !== null || closing.closes_at === null) return;
    await sql`update shop_closings set closed_at = ${now()} where division_id = ${divisionId} and closed_at is null`.execute(
      db,
    );
    await sql`update divisions set disabled = true where id = ${divisionId}`.execute(db);
    await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
    await writeAudit(db, {
      ...{ divisionId, by: { kind: "system", name: "closing" }, action: "shop.closed" },
      ...{ subject: `shop ${divisionId}`, detail: {} },
    });
  });
}
