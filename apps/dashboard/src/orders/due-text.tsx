import type { OrderRow } from "../data/reply.ts";
import { dayWords } from "../home/day-words.ts";

/** By when the unpaid invoice of an order on terms is paid; nothing of any other order. */
export function DueText({ due }: { due: OrderRow["due"] }) {
  if (!due) return null;
  return (
    <span className={`whitespace-nowrap text-label ${due.isLate ? "font-medium text-warning" : "text-ink-2"}`}>
      {due.isLate ? "Invoice overdue" : `Invoice due ${dayWords(due.on)}`}
    </span>
  );
}
