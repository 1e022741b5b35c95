import type { CallBody } from "@selvedge/contracts/call";
import { ownSectionLimit, type sectionCalls } from "@selvedge/contracts/pages/sections.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { checkedBlocks } from "../pages/index.ts";
import { ownSections, type SectionRow, sectionOfUuid } from "./queries.ts";
import { insertSection } from "./write-queries.ts";

/**
 * Keeps blocks as a section of the shop's own; a uuid that has one already answers that one. Throws validation for what no page
 * takes, and conflict where the shop keeps as many as it may.
 */
export function keepSection(
  { pools, now, origins }: Platform,
  by: Merchant,
  { uuid, name, blocks }: CallBody<typeof sectionCalls.keepSection>,
): Promise<SectionRow> {
  const { divisionId } = by;
  const checked = checkedBlocks(blocks, { divisionId, origins });
  return withDivision(pools.web, divisionId, async (db) => {
    const known = await sectionOfUuid(db, divisionId, uuid);
    if (known) return known;
    const kept = await ownSections(db, divisionId);
    if (kept.length >= ownSectionLimit)
      throw new Refusal("conflict", { message: `Your shop keeps ${ownSectionLimit} sections. Remove one first.` });
    const made = await insertSection(db, divisionId, {
      uuid,
      name,
      blocks: checked,
      accountId: by.account.id,
      at: now(),
    });
    if (!made) return (await sectionOfUuid(db, divisionId, uuid))!;
    await writeAudit(db, {
      ...byMerchant(by),
      action: "section.kept",
      subject: `section ${made.id}`,
      detail: { name },
    });
    return made;
  });
}
