import { rm } from "node:fs/promises";
import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { enqueueClosingMail } from "./closing-mail.ts";
import { exportMs, exportPath } from "./export-files.ts";
import { closingOf, dueClosings, expiredExports, findExport, nearClosings } from "./queries.ts";
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

/** How long before its day the owners of a shop are reminded. */
const nearMs = 3 * 86_400_000;

/** Reminds the owners of shops whose day is near, and closes those whose day has come. One with open orders waits for them. */
export const closeDueShops: Task = async (platform) => {
  for (const divisionId of await nearClosings(platform.pools, platform.now(), nearMs))
    await remind(platform, divisionId);
  for (const divisionId of await dueClosings(platform.pools, platform.now())) await closeNow(platform, divisionId);
};

const remind = ({ pools, now }: Platform, divisionId: DivisionId): Promise<void> =>
  withDivision(pools.worker, divisionId, async (db) => {
    const { rows } = await sql<{ askedAt: Date; closesAt: Date }>`
      update shop_closings set reminded_at = ${now()} where division_id = ${divisionId} and closed_at is null and reminded_at is null
      returning asked_at as "askedAt", closes_at as "closesAt"`.execute(db);
    if (rows[0]) await enqueueClosingMail(db, { divisionId, step: "soon", ...rows[0], by: "" });
  });

async function closeNow({ pools, now }: Platform, divisionId: DivisionId): Promise<void> {
  await withDivision(pools.worker, divisionId, async (db) => {
    const closing = await closingOf(db, divisionId);
    const { asked_at: askedAt, closes_at: closesAt } = closing;
    if (closing.open_orders > 0 || closing.closed_at !== null || closesAt === null || askedAt === null) return;
    await sql`update shop_closings set closed_at = ${now()} where division_id = ${divisionId} and closed_at is null`.execute(
      db,
    );
    await sql`update divisions set disabled = true where id = ${divisionId}`.execute(db);
    await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
    await writeAudit(db, {
      ...{ divisionId, by: { kind: "system", name: "closing" }, action: "shop.closed" },
      ...{ subject: `shop ${divisionId}`, detail: {} },
    });
    await enqueueClosingMail(db, { divisionId, step: "closed", askedAt, closesAt, by: "" });
  });
}
