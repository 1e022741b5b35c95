import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { entryOf, graceMs, undoMs } from "./decisions.ts";
import { type Decider, lastDecision } from "./queries.ts";
import { lockProduct, writeDecision } from "./write-queries.ts";

/** Takes the caller's own last decision back while its ten seconds run. */
export async function undoDecision(platform: Platform, divisionId: DivisionId, productId: ProductId, by: Decider) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const product = await lockProduct(db, divisionId, productId);
    if (!product) throw new Refusal("notFound");
    const last = await lastDecision(db, divisionId, productId);
    const at = platform.now();
    const isOwn = last?.account_id === by.accountId && last.action !== "product.decision_undone";
    if (!isOwn || at.getTime() - last.created_at.getTime() > undoMs + graceMs) throw new Refusal("conflict");
    await writeDecision(db, divisionId, productId, { status: "pending", reason: null });
    await writeAudit(db, { ...entryOf(divisionId, productId, by), action: "product.decision_undone", at });
    return { status: "pending" as const };
  });
}
