import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import type { SectionRow } from "./queries.ts";
import { nameSection } from "./write-queries.ts";

/** Renames a section of the shop's own. Throws notFound. */
export function renameSection({ pools }: Platform, by: Merchant, id: number, name: string): Promise<SectionRow> {
  return withDivision(pools.web, by.divisionId, async (db) => {
    const named = await nameSection(db, by.divisionId, id, name);
    if (!named) throw new Refusal("notFound");
    const subject = `section ${id}`;
    await writeAudit(db, { ...byMerchant(by), action: "section.renamed", subject, detail: { name } });
    return named;
  });
}
