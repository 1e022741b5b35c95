import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { deleteSection } from "./write-queries.ts";

/** Removes a section of the shop's own. Throws notFound. */
export function removeSection({ pools }: Platform, by: Merchant, id: number): Promise<void> {
  return withDivision(pools.web, by.divisionId, async (db) => {
    if (!(await deleteSection(db, by.divisionId, id))) throw new Refusal("notFound");
    await writeAudit(db, { ...byMerchant(by), action: "section.removed", subject: `section ${id}`, detail: {} });
  });
}
