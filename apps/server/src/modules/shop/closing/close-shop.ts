import { enqueue } from "@selvedge/db/jobs";
import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { enqueueClosingMail } from "./closing-mail.ts";
import { exportUrl } from "./export-files.ts";
import { closingOf, latestExports, nameOf } from "./queries.ts";

/** How long an owner may change their mind. */
export const graceMs = 30 * 86_400_000;

/** Exports of a shop, and whether it is being closed. */
export async function readClosing(platform: Platform, divisionId: DivisionId) {
  const [exports, closing] = await readDivision(platform.pools.web, divisionId, (db) =>
    Promise.all([latestExports(db, divisionId), closingOf(db, divisionId)]),
  );
  return {
    openOrders: closing.open_orders,
    closesAt: closing.closes_at?.toISOString() ?? null,
    exports: exports.map((row) => ({
      ...{ id: Number(row.id), state: row.state, done: row.done, total: row.total, reason: row.reason },
      sizeBytes: Number(row.size_bytes),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      url: row.state === "ready" ? exportUrl(platform, divisionId, Number(row.id)) : null,
    })),
  };
}

/** Begins an export; one that is on its way is left as it is. */
export async function startExport({ pools }: Platform, by: Merchant): Promise<void> {
  const { divisionId, account } = by;
  await countTry(pools, limits.shopExports, String(divisionId));
  await withDivision(pools.web, divisionId, async (db) => {
    const row = await db
      .insertInto("shop_exports")
      .values({ division_id: divisionId, asked_by: account.id })
      .onConflict((same) => same.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return;
    const id = Number(row.id);
    await enqueue(db, "export_shop", { divisionId, id }, { key: `export ${divisionId} ${id}` });
    await writeAudit(db, { ...byMerchant(by), action: "shop.exported", subject: `export ${id}`, detail: {} });
  });
}

/**
 * Closes a shop after the time of grace. Throws validation for another name than the shop's, conflict while orders are open,
 * with their number. A second press changes nothing.
 */
export async function closeShop({ pools, now }: Platform, by: Merchant, name: string): Promise<void> {
  const { divisionId, account } = by;
  if (divisionId === mainDivisionId) throw new Refusal("conflict", { message: "The platform's own site stays." });
  await withDivision(pools.web, divisionId, async (db) => {
    const closing = await closingOf(db, divisionId);
    if (name.trim() !== closing.name)
      throw new Refusal("validation", { errors: { name: [`Type “${closing.name}”, as your shop is called.`] } });
    if (closing.open_orders > 0) throw new Refusal("conflict", { message: openWords(closing.open_orders) });
    const at = now();
    const inserted = await db
      .insertInto("shop_closings")
      .values({
        ...{ division_id: divisionId, asked_by: account.id, asked_at: at },
        closes_at: new Date(at.getTime() + graceMs),
      })
      .onConflict((same) => same.doNothing())
      .returning("closes_at")
      .executeTakeFirst();
    if (!inserted) return;
    const detail = { closesAt: inserted.closes_at.toISOString() };
    await writeAudit(db, { ...byMerchant(by), action: "shop.closing", subject: `shop ${divisionId}`, detail });
    await enqueueClosingMail(db, {
      divisionId,
      step: "begun",
      askedAt: at,
      closesAt: inserted.closes_at,
      by: await nameOf(db, account.id),
    });
  });
}

const openWords = (count: number): string =>
  count === 1
    ? "1 order is paid and not finished. Your shop can be closed once it is."
    : `${count} orders are paid and not finished. Your shop can be closed once they are.`;

/** Takes the closing back, as long as the shop is there. */
export async function keepShop({ pools }: Platform, by: Merchant): Promise<void> {
  const { divisionId, account } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const taken = await db
      .deleteFrom("shop_closings")
      .where("division_id", "=", divisionId)
      .where("closed_at", "is", null)
      .returning(["asked_at", "closes_at"])
      .executeTakeFirst();
    if (!taken) return;
    await writeAudit(db, { ...byMerchant(by), action: "shop.kept", subject: `shop ${divisionId}`, detail: {} });
    const { asked_at: askedAt, closes_at: closesAt } = taken;
    await enqueueClosingMail(db, { divisionId, step: "kept", askedAt, closesAt, by: await nameOf(db, account.id) });
  });
}
