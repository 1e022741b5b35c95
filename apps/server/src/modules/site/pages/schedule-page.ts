import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type DraftRow, lockDraft } from "./draft-queries.ts";
import { changePage, showVersion } from "./publish-page.ts";
import { invalid, requireComplete } from "./read-page.ts";
import { draftOf, requireMatch } from "./save-page.ts";
import { deleteSchedule } from "./write-queries.ts";

interface Scheduling {
  /** ISO 8601. */
  at: string;
  ifMatch: string | undefined;
}

/** A year ahead is as far as anybody plans a page. */
const furthestMs = 366 * 24 * 60 * 60_000;

/**
 * Publishes the draft as it is now at a time. What is written of the draft afterwards is not in it. Another time replaces the
 * one before. Throws validation for a time that is over, and with the fields that are still empty or wrong; notFound; stale.
 */
export async function schedulePage(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  { at, ifMatch }: Scheduling,
): Promise<DraftRow> {
  const runAt = new Date(at);
  return changePage(pools.web, by, id, async (db, row) => {
    requireMatch(row, ifMatch);
    const aheadMs = runAt.getTime() - now().getTime();
    if (aheadMs <= 0) throw invalid({ at: ["This time is over. Choose a later one."] });
    if (aheadMs > furthestMs) throw invalid({ at: ["Choose a time within a year."] });
    const page = { ...(row.draft as WirePage), published: true };
    requireComplete(page, row.template);
    await sql`
      insert into page_schedules (division_id, page_id, publish_at, page, account_id)
      values (${by.divisionId}, ${id}, ${runAt}, ${JSON.stringify(page)}, ${by.account.id})
      on conflict (division_id, page_id) do update
      set publish_at = excluded.publish_at, page = excluded.page, account_id = excluded.account_id, created_at = now()`.execute(
      db,
    );
    const payload = { divisionId: by.divisionId, pageId: id };
    await enqueue(db, "publish_page", payload, { key: `publish page ${id}`, runAt });
    const detail = { at, url: row.url };
    await writeAudit(db, { ...byMerchant(by), action: "page.scheduled", subject: `page ${id}`, detail });
    return draftOf(db, by, id);
  });
}

/** Publishes nothing by itself any more. A page for which no time was set is left as it is. */
export async function unschedulePage({ pools }: Platform, by: Merchant, id: number): Promise<DraftRow> {
  return changePage(pools.web, by, id, async (db, row) => {
    if (row.scheduledFor === null) return row;
    await deleteSchedule(db, by.divisionId, id);
    const detail = { url: row.url };
    await writeAudit(db, { ...byMerchant(by), action: "page.unscheduled", subject: `page ${id}`, detail });
    return draftOf(db, by, id);
  });
}

const payload = z.object({ divisionId: asDivisionId(z.number()), pageId: z.number() });

/** Publishes a page whose time has come, in the name of whoever set it. Twice does no harm: the time is taken away with it. */
export const publishDuePage: Task = async ({ pools, now }, given) => {
  const { divisionId, pageId } = payload.parse(given);
  await withDivision(pools.worker, divisionId, async (db) => {
    const row = await lockDraft(db, divisionId, pageId);
    const due = await findDue(db, divisionId, pageId, now());
    if (!due) return;
    if (!row) return void (await deleteSchedule(db, divisionId, pageId));
    const by = { divisionId, account: { id: due.accountId, fullName: due.fullName }, requestId: "" };
    const page = { ...due.page, url: row.url };
    const keepsDraft = JSON.stringify({ ...row.draft, published: true }) !== JSON.stringify(page);
    await showVersion(db, by, row, { page, at: now(), keepsDraft });
  });
};

interface Due {
  page: WirePage;
  accountId: number;
  fullName: string;
}

async function findDue(db: Bound, divisionId: DivisionId, pageId: number, at: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select s.page, s.account_id as "accountId", a.full_name as "fullName"
    from page_schedules s join accounts a on a.id = s.account_id
    where s.division_id = ${divisionId} and s.page_id = ${pageId} and s.publish_at <= ${at}::timestamptz`.execute(db);
  return rows[0];
}
