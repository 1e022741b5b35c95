import { randomUUID } from "node:crypto";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import type { Merchant } from "../../../plumbing/audit/index.ts";
import { findDraft } from "../draft-queries.ts";
import { readPage } from "../read-page.ts";

/** A look is over by then: its address ends sooner. */
const keptMs = 60 * 60_000;

/**
 * Keeps a state of a page for as long as somebody looks at it; its draft stays as it is. What is sent is checked as a draft is.
 * Throws notFound and validation.
 */
export async function keepLook(
  { pools, now, origins }: Platform,
  { divisionId }: Merchant,
  id: number,
  body: Record<string, unknown>,
): Promise<{ look: string }> {
  const uuid = randomUUID();
  await withDivision(pools.web, divisionId, async (db) => {
    const row = await findDraft(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    const site = { mainOrigin: origins.main, warn: () => {} };
    const { page } = readPage({ ...body, url: row.url }, { divisionId, currentUrl: row.url, site });
    await db
      .deleteFrom("page_looks")
      .where("division_id", "=", divisionId)
      .where("created_at", "<", new Date(now().getTime() - keptMs))
      .execute();
    await db
      .insertInto("page_looks")
      .values({ division_id: divisionId, uuid, page_id: id, page: JSON.stringify(page), created_at: now() })
      .execute();
  });
  return { look: uuid };
}
