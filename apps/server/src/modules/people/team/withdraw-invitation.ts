import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { endCode } from "../one-time-codes/index.ts";
import { lockInvitation } from "./queries.ts";
import { endInvitation } from "./write-queries.ts";

/** Withdraws an open invitation: its link opens nothing from now on. Throws notFound. */
export async function withdrawInvitation(platform: Platform, merchant: Merchant, id: number): Promise<void> {
  const { divisionId } = merchant;
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const open = await lockInvitation(db, divisionId, id);
    if (!open) throw new Refusal("notFound");
    if (open.code_id !== null) await endCode(platform, db, open.code_id);
    await endInvitation(db, divisionId, id, { withdrawn_at: platform.now() });
    await writeAudit(db, { ...byMerchant(merchant), action: "team.invitation_withdrawn", subject: `invitation ${id}` });
  });
}
