import { withoutDivision } from "@selvedge/db/with-division";
import { type DenialCode, denialWords } from "@selvedge/domain/factory/denial-reasons";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { entryOf, undoMs } from "./decisions.ts";
import type { Decider } from "./queries.ts";
import { lockProduct, writeDecision } from "./write-queries.ts";

export interface Decision {
  version: number;
  decision: "approve" | "deny";
  reason?: DenialCode | undefined;
  words: string;
}

/** Decides about a design as it was looked at. One that was changed or decided meanwhile is a conflict. */
export async function decideProduct(
  platform: Platform,
  divisionId: DivisionId,
  productId: ProductId,
  { decision, by }: { decision: Decision; by: Decider },
) {
  const message = messageOf(decision);
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const product = await lockProduct(db, divisionId, productId);
    if (!product) throw new Refusal("notFound");
    if (product.status !== "pending" || product.version !== decision.version) throw new Refusal("conflict");
    const status = decision.decision === "approve" ? ("approved" as const) : ("denied" as const);
    const at = platform.now();
    await writeDecision(db, divisionId, productId, { status, reason: message });
    const detail = { reason: decision.reason ?? null };
    await writeAudit(db, { ...entryOf(divisionId, productId, by), action: `product.${status}`, detail, at });
    return { status, undoUntil: new Date(at.getTime() + undoMs).toISOString() };
  });
}

function messageOf({ decision, reason, words }: Decision): string | null {
  if (decision === "approve") return null;
  if (!reason) throw new Refusal("validation", { errors: { reason: ["Choose a reason"] } });
  const message = denialWords(reason, words);
  if (message === "") throw new Refusal("validation", { errors: { words: ["Write a reason for the shop"] } });
  return message;
}
