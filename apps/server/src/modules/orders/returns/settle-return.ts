// What a return ends with: money, another order, or nothing. Money and child orders go the way that they go for people.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { decideRefund, statusAfterRefund } from "@selvedge/domain/money/refund";
import { flowOf } from "@selvedge/domain/orders/flows";
import { returnReasons } from "@selvedge/domain/returns/return-reasons";
import { type ReturnKind, stepReturn } from "@selvedge/domain/returns/return-states";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type ChildPiece, makeChild, type ParentOrder } from "../children/index.ts";
import { knownOfOrder, type Mover, moveOrder } from "../moves/index.ts";
import { insertRefund, limitOf, readMoney } from "../refunds/index.ts";
import type { ReturnRow } from "./queries.ts";
import { followStep, setReturn } from "./write-queries.ts";

/** An order as its row is locked, with the price of each line. */
export type LockedForReturn = ParentOrder & { items: readonly { id: number; unitPriceIncTaxMinor: number }[] };

export interface Settlement {
  order: LockedForReturn;
  row: ReturnRow;
  outcome: ReturnKind | "none";
  by: Mover;
  requestId: string;
  /** What the mail of the refund says, or why nothing comes of it. */
  words?: string;
  /** What an exchange costs more in major units, as its person saw it; without it whatever it is. */
  expectedDifference?: number | undefined;
}

const refused = (message: string) => new Refusal("moveRefused", { message });

/** What a return of this wish may end with, the wish first. */
export function outcomesOf({ wish, lines }: Pick<ReturnRow, "wish" | "lines">): (ReturnKind | "none")[] {
  const isFault = lines.every(({ reason }) =>
    returnReasons.some(({ code, fault }) => code === reason && fault !== "shopper"),
  );
  const others: ReturnKind[] = wish === "postage" ? [] : ["refund", ...(isFault ? (["reprint"] as const) : [])];
  return [wish, ...others.filter((each) => each !== wish), "none"];
}

/** Settles a return while its order is locked. Throws moveRefused where it is over, or cannot end so. */
export async function settleReturn(platform: Platform, db: Bound, settlement: Settlement): Promise<void> {
  const { order, row, outcome, by, requestId, words = "" } = settlement;
  const stepped = stepReturn(row.state, outcome === "none" ? "decline" : "settle");
  if (!stepped.ok) throw refused(stepped.reason);
  if (!outcomesOf(row).includes(outcome)) throw refused("It cannot be settled so.");
  const step = { divisionId: row.divisionId, orderId: order.id, returnId: row.id, by, requestId };
  if (outcome === "none") {
    const arrived = row.state === "received";
    await setReturn(db, step, arrived ? "closed" : "declined", { words, ...(arrived ? { outcome } : {}) });
    await followStep(db, step, { action: "return.declined", event: "declined", detail: { words } });
    return;
  }
  const childId = outcome === "refund" || outcome === "postage" ? null : await remake(platform, db, settlement);
  if (childId === null) await giveBack(db, settlement);
  await keepUnsent(db, row);
  await setReturn(db, step, "closed", { outcome, childId });
  await followStep(db, step, {
    action: "return.settled",
    detail: { outcome, ...(childId === null ? {} : { child: childId }) },
  });
}

/** Money for the pieces; for a late parcel, what its delivery cost. */
async function giveBack(db: Bound, { order, row, outcome, by, requestId, words }: Settlement): Promise<void> {
  const money = await readMoney(db, row.divisionId, order.id);
  const lines = outcome === "postage" ? [] : row.lines.map(({ itemId, quantity }) => ({ id: itemId, quantity }));
  const decision = decideRefund(money.order, money.earlier, {
    ...{ kind: "lines", lines },
    ...(outcome === "postage" ? { delivery: true } : {}),
  });
  if (!decision.ok || decision.refund.amountMinor === 0) throw refused("There is no money of it left to give back.");
  const limit = by.kind === "staff" ? limitOf(money, by.permissions ?? []) : null;
  if (limit !== null && decision.refund.amountMinor > limit)
    throw refused("The amount is over your limit. Ask finance.");
  const reason = row.lines[0] ? (returnReasons.find(({ code }) => code === row.lines[0]!.reason)?.name ?? "") : "";
  const asked = { divisionId: row.divisionId, orderId: order.id, by, requestId, reason, words, returnId: row.id };
  await insertRefund(db, asked, { money, ...decision });
  if (decision.isFull) await endOrder(db, { divisionId: row.divisionId, orderId: order.id, by, requestId, reason });
}

interface Ending {
  divisionId: DivisionId;
  orderId: OrderId;
  by: Mover;
  requestId: string;
  reason: string;
}

/** An order whose last money goes back is refunded; one that was exchanged stays so. */
async function endOrder(db: Bound, { divisionId, orderId, requestId, reason }: Ending): Promise<void> {
  const known = await knownOfOrder(db, divisionId, orderId);
  const { status, factory_code: factoryCode } = await db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .select(["status", "factory_code"])
    .executeTakeFirstOrThrow();
  if (status === "exchanged") return;
  const to = statusAfterRefund(flowOf({ everStatuses: known.everStatuses, factoryCode }), status, true);
  const by = { kind: "system" as const, name: "returns" };
  const facts = { isFullRefund: true };
  const moved = await moveOrder(db, { divisionId, orderId, to, by, requestId, reason, facts });
  if (!moved.ok) throw refused(moved.reason);
}

/** The child order of the pieces, in their other sizes where it is an exchange. */
async function remake(
  platform: Platform,
  db: Bound,
  { order, row, outcome, by, requestId, expectedDifference }: Settlement,
): Promise<OrderId> {
  const offer = outcome as "reprint" | "resend" | "exchange";
  const child = await makeChild(platform, db, {
    ...{ divisionId: row.divisionId, parent: order, offer, by, requestId, note: row.code, returnId: row.id },
    reason: row.lines[0]!.reason,
    pieces: piecesOf(row),
    ...(offer === "exchange" && expectedDifference !== undefined ? { expectedDifference } : {}),
  });
  if (offer === "exchange" && order.status === "complete" && child.toPayMinor === 0) {
    const facts = { returnDecision: row.state === "received" ? ("approved" as const) : ("keep_it" as const) };
    const reason = `Exchanged by ${child.reference}`;
    const moved = await moveOrder(db, {
      divisionId: row.divisionId,
      orderId: order.id,
      to: "exchanged",
      by,
      requestId,
      reason,
      facts,
    });
    if (!moved.ok) throw refused(moved.reason);
  }
  return child.id;
}

/** The pieces of a return as what is wanted in exchange. */
export const piecesOf = ({ lines }: Pick<ReturnRow, "lines">): ChildPiece[] =>
  lines.map(({ itemId, quantity, variantId }) => ({
    id: itemId,
    quantity,
    ...(variantId === null ? {} : { variant: variantId }),
  }));

/** What never came back stays with the shopper. */
const keepUnsent = (db: Bound, { divisionId, id }: ReturnRow) =>
  db
    .updateTable("return_lines")
    .where("division_id", "=", divisionId)
    .where("return_id", "=", id)
    .where("destination", "is", null)
    .set({ destination: "kept" })
    .execute();
