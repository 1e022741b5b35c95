// A step of quoted work, made as the one table of actions says, with what its person gives for it.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { movesOf } from "@selvedge/domain/orders/action-table";
import { allowedActions, type OrderAction } from "@selvedge/domain/orders/allowed-actions";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { knownOfOrder, lockOrder, type Mover, mayMoveLocked, moveLocked } from "../moves/index.ts";
import { findQuote, type ProofRow, type QuoteRow, quoteProofs, quoteStyles, type StyleRow } from "./queries.ts";

type KnownOrder = Awaited<ReturnType<typeof knownOfOrder>>;
export type QuotedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Whose step it is. */
export interface QuoteChange {
  /** null: staff work on quotes of every shop. */
  divisionId: DivisionId | null;
  orderId: OrderId;
  by: Mover;
  requestId: string;
}

/** A quote whose order is locked. */
export interface LockedQuote {
  db: Bound;
  divisionId: DivisionId;
  order: QuotedOrder;
  known: KnownOrder;
  quote: QuoteRow;
  styles: StyleRow[];
  proofs: ProofRow[];
}

/** Locks a quote and works on it as the back office, because its garments may change with it. Throws notFound. */
export const onQuote = <Result>(
  { pools }: Platform,
  { divisionId, orderId }: QuoteChange,
  work: (locked: LockedQuote) => Promise<Result>,
): Promise<Result> =>
  withoutDivision(pools.backOffice, async (db) => {
    const shop = await db.selectFrom("quotes").where("order_id", "=", orderId).select("division_id").executeTakeFirst();
    if (!shop || (divisionId !== null && shop.division_id !== divisionId)) throw new Refusal("notFound");
    const own = shop.division_id;
    const [order, known, quote, styles, proofs] = await Promise.all([
      lockOrder(db, own, orderId),
      knownOfOrder(db, own, orderId),
      findQuote(db, own, orderId),
      quoteStyles(db, own, orderId),
      quoteProofs(db, own, orderId),
    ]);
    if (!order || !quote) throw new Refusal("notFound");
    return work({ db, divisionId: own, order, known, quote, styles, proofs });
  });

interface QuoteStep {
  code: OrderAction;
  reason?: string;
  facts?: MoveFacts;
}

/** What is known of a quote beside its rows of the order. */
const factsOf = ({ known, quote }: LockedQuote): MoveFacts => ({
  ...known,
  areTermsAuthorised: quote.termsDays !== null,
});

/** Makes a step of a locked quote, and gives its status after it. Throws moveRefused with the table's reason. */
export async function step(locked: LockedQuote, change: QuoteChange, { code, reason = "", facts = {} }: QuoteStep) {
  const { db, divisionId, order } = locked;
  const { to, asks } = movesOf(code);
  const { orderId, by, requestId } = change;
  const all = { ...factsOf(locked), ...asks, ...facts, ...(reason ? { reason } : {}) };
  const move = { divisionId, orderId, by, requestId, reason, facts: all };
  const goal = to.find((each) => mayMoveLocked(order, { ...move, to: each }).ok);
  if (goal === undefined) throw new Refusal("moveRefused", { message: againstOf(locked, change, code, all) });
  const moved = await moveLocked(db, order, { ...move, to: goal });
  if (!moved.ok) throw new Refusal("moveRefused", { message: moved.reason });
  return moved.status;
}

function againstOf({ order, known }: LockedQuote, { by }: QuoteChange, code: OrderAction, facts: MoveFacts): string {
  const asker = { kind: by.kind, permissions: by.permissions ?? [] };
  const state = {
    flow: "bespoke" as const,
    status: order.status,
    activeLabels: 0,
    isDeleted: order.deleted_at !== null,
  };
  const found = allowedActions({ ...known, ...facts, ...state }, asker).find((action) => action.code === code);
  return found?.note ?? "Not now.";
}

/** A step that needs nothing else written. A reply of the customer's is noted. */
export const moveQuote = (platform: Platform, change: QuoteChange, given: QuoteStep): Promise<string> =>
  onQuote(platform, change, async (locked) => {
    const status = await step(locked, change, given);
    if (change.by.kind === "shopper") await noteReply(platform, locked, change.orderId);
    return status;
  });

export const noteReply = ({ now }: Platform, { db, divisionId }: LockedQuote, orderId: OrderId) =>
  sql`update quotes set replied_at = ${now()} where division_id = ${divisionId} and order_id = ${orderId}`.execute(db);

/** Leaves the mail about what has happened to a quote. `count` tells one such event from the next; `note` is mailed with it. */
export const announceQuote = (
  { db, divisionId }: Pick<LockedQuote, "db" | "divisionId">,
  orderId: OrderId,
  what: QuoteEvent,
  { count, note = "" }: { count: number; note?: string },
) =>
  enqueue(
    db,
    "quote_changed",
    { divisionId, orderId, what, count, note },
    { key: `quote ${orderId} ${what} ${count}` },
  );

/** A step of a quote in the audit beside the order's own move, or without one: what was agreed, sent or written down. */
export const noteStep = (
  { db, divisionId }: Pick<LockedQuote, "db" | "divisionId">,
  { orderId, by, requestId }: QuoteChange,
  action: QuoteAuditAction,
  detail: Readonly<Record<string, unknown>>,
) => writeAudit(db, { divisionId, by, requestId, action, subject: `order ${orderId}`, detail });

type QuoteAuditAction =
  `quote.${"terms_asked" | "terms_agreed" | "terms_refused" | "po_given" | "po_recorded" | "art_added" | "proof_made" | "changes_asked"}`;

/** What a customer is told of. */
export type QuoteEvent = "asked" | "answered" | "terms" | "no_terms" | "proof";
