// Paying by invoice: the customer asks, finance agrees or does not, and a purchase order stands in for the money.
import { addDays, isoDay } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { announceQuote, noteReply, noteStep, onQuote, type QuoteChange, step } from "./move-quote.ts";

/** The customer asks to pay by invoice, once there is a price. Throws moveRefused with the reason. */
export const askTerms = (platform: Platform, change: QuoteChange, words: string): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, quote } = locked;
    if (quote.answeredAt === null)
      throw new Refusal("moveRefused", { message: "We have not sent you a price yet. You can ask once you have it." });
    await step(locked, change, { code: "ask_terms" });
    await sql`update quotes set terms_words = ${words} where division_id = ${divisionId} and order_id = ${change.orderId}`.execute(
      db,
    );
    await noteStep(locked, change, "quote.terms_asked", {});
    await noteReply(platform, locked, change.orderId);
  });

/** Finance lets the customer pay within so many days of their order. Throws moveRefused. */
export const authoriseTerms = (platform: Platform, change: QuoteChange, days: number): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, order } = locked;
    await step(locked, change, { code: "authorise_terms" });
    await sql`update quotes set terms_days = ${days} where division_id = ${divisionId} and order_id = ${change.orderId}`.execute(
      db,
    );
    await noteStep(locked, change, "quote.terms_agreed", { days });
    await announceQuote(locked, change.orderId, "terms", { count: order.version + 1 });
  });

/** Finance asks the customer to pay before the work is made. Throws moveRefused. */
export const refuseTerms = (platform: Platform, change: QuoteChange, reason: string): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    await step(locked, change, { code: "refuse_terms", reason });
    await noteStep(locked, change, "quote.terms_refused", { reason });
    await announceQuote(locked, change.orderId, "no_terms", { count: locked.order.version + 1, note: reason });
  });

/**
 * The customer gives the number of their purchase order; a colleague records it, and then the work is made. Throws
 * moveRefused where there are no terms, or the order is confirmed already.
 */
export const giveOrderNumber = (platform: Platform, change: QuoteChange, poNumber: string): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { order, quote } = locked;
    if (poNumber.trim() === "") throw new Refusal("validation", { errors: { poNumber: ["Enter its number."] } });
    if (quote.termsDays === null || order.status !== "bespoke_approved" || order.deleted_at !== null)
      throw new Refusal("moveRefused", { message: "Nothing waits for a purchase order." });
    await writeOrderNumber(locked, change, poNumber);
    await noteStep(locked, change, "quote.po_given", { poNumber });
    await noteReply(platform, locked, change.orderId);
  });

/**
 * A colleague records the customer's purchase order: it is paid by invoice, and can be made. The invoice is for all of it, so
 * gift cards that were set aside have their money back (migration 0196). Throws moveRefused.
 */
export const recordPo = (platform: Platform, change: QuoteChange, poNumber: string): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, quote } = locked;
    await step(locked, change, { code: "confirm_po", facts: { poNumber } });
    await writeOrderNumber(locked, change, poNumber);
    const dueOn = addDays(isoDay(platform.now()), quote.termsDays ?? 0);
    await noteStep(locked, change, "quote.po_recorded", { poNumber, dueOn });
    await sql`
      with due as (update quotes set due_on = ${dueOn}::date
        where division_id = ${divisionId} and order_id = ${change.orderId} returning order_id)
      update orders o set on_terms = true from due where o.division_id = ${divisionId} and o.id = due.order_id`.execute(
      db,
    );
  });

const writeOrderNumber = (
  { db, divisionId }: Parameters<Parameters<typeof onQuote>[2]>[0],
  { orderId }: QuoteChange,
  poNumber: string,
) =>
  db
    .updateTable("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .set({ po_number: poNumber })
    .execute();
