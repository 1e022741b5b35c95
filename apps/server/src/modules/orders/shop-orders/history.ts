import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import { changeEntryOf, isChangeAction } from "@selvedge/domain/orders/lines/change-entry";

interface LogRow {
  id: number;
  status: string;
  actor_kind: string;
  actor_name: string;
  reason: string;
  created_at: Date;
}

/** The audit entry of the shop's own hold, when it was placed or released, or of a change of what the order is. */
interface EntryRow {
  id: number;
  action: string;
  actor_kind: string;
  actor_name: string;
  created_at: Date;
  detail?: unknown;
}

const texts: Partial<Record<OrderStatus, string>> = {
  new: "Order placed",
  to_be_paid: "Order placed",
  paid: "Payment received",
  bespoke_paid: "Payment received",
  po_confirmed: "Ordered, to be paid by invoice",
  processing: "Released to the floor",
  label_printed: "Labels printed",
  printed: "Everything printed and checked",
  consolidated: "Everything is together",
  packing: "Parcel being packed",
  complete: "Parcel sent",
  bespoke_shipped: "Parcel sent",
  issue: "Stopped at the factory",
  refunded: "Refunded",
};

/** Shoppers are named to merchants; everyone else is shown by what they act for. */
const places: Record<string, string> = { staff: "Selvedge", factory: "Factory", system: "Automatic" };

/**
 * What happened to an order, newest first, in words: its statuses, and when the shop itself held it. Reasons of staff and
 * the floor are written for each other.
 */
export const historyOf = (logs: readonly LogRow[], entries: readonly EntryRow[], currency = "GBP") =>
  [...withoutRepeats(logs).map(statusLine), ...entries.map((entry) => entryLine(entry, currency))].sort((a, b) =>
    b.at.localeCompare(a.at),
  );

/** An order waits for its money from the moment that it is placed: that is one thing to read, not two. */
const withoutRepeats = (logs: readonly LogRow[]): readonly LogRow[] =>
  logs.some(({ status }) => status === "new") ? logs.filter(({ status }) => status !== "to_be_paid") : logs;

const statusLine = (log: LogRow) => ({
  id: `status ${log.id}`,
  at: log.created_at.toISOString(),
  text: texts[log.status as OrderStatus] ?? statusWords[log.status as OrderStatus]?.name ?? log.status,
  by: places[log.actor_kind] ?? log.actor_name,
  reason: log.actor_kind in places ? "" : log.reason,
});

function entryLine(entry: EntryRow, currency: string) {
  const { action, detail } = entry;
  const { text, reason } = isChangeAction(action)
    ? changeEntryOf(action, detail, currency)
    : { text: action === "order.held" ? "Held by the shop" : "Resumed", reason: "" };
  return {
    id: `hold ${entry.id}`,
    at: entry.created_at.toISOString(),
    text,
    by: places[entry.actor_kind] ?? entry.actor_name,
    reason,
  };
}
