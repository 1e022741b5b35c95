import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";

interface LogRow {
  id: number;
  status: string;
  actor_kind: string;
  actor_name: string;
  reason: string;
  created_at: Date;
}

const texts: Partial<Record<OrderStatus, string>> = {
  to_be_paid: "Order placed",
  paid: "Payment received",
  processing: "Released to the floor",
  label_printed: "Garment labels printed",
  printed: "Every garment printed and checked",
  consolidated: "All garments together",
  packing: "Parcel being packed",
  complete: "Parcel sent",
  issue: "Stopped at the factory",
  refunded: "Refunded",
};

/** Merchants know their shoppers by name; everybody else acts for a place. */
const places: Record<string, string> = { staff: "Selvedge", factory: "Factory", system: "Automatic" };

/** What happened to an order, newest first, in words. Reasons of staff and the floor are written for each other. */
export const historyOf = (logs: readonly LogRow[]) =>
  logs.map((log) => ({
    id: log.id,
    at: log.created_at.toISOString(),
    text: texts[log.status as OrderStatus] ?? statusWords[log.status as OrderStatus]?.name ?? log.status,
    by: places[log.actor_kind] ?? log.actor_name,
    reason: log.actor_kind in places ? "" : log.reason,
  }));
