import { addDays } from "../shipping/working-days.ts";

/** The reminders of an invoice, by the days from its last day to pay: from which, and up to which, they are sent. */
export const invoiceReminders = [
  { what: "due_soon", from: -3, to: 0 },
  { what: "overdue", from: 1, to: 7 },
  { what: "long_overdue", from: 8, to: 37 },
] as const;

export type InvoiceReminder = (typeof invoiceReminders)[number]["what"];

/** The reminder that an unpaid invoice is at on a day, of its last day to pay ("2026-12-05"); null for none. */
export function reminderOf(dueOn: string, today: string): InvoiceReminder | null {
  const at = invoiceReminders.find(({ from, to }) => addDays(dueOn, from) <= today && today <= addDays(dueOn, to));
  return at?.what ?? null;
}
