import { writtenPostcode } from "@selvedge/domain/orders/receipt/written-postcode";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import { writtenRegion } from "@selvedge/domain/shipping/address-form/address-form";
import { joinedStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import type { PostalAddress } from "@selvedge/domain/shipping/postal-address";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type LockedQuote, noteReply, noteStep, onQuote, type QuoteChange, step } from "./move-quote.ts";
import { writeOrderLines } from "./order-lines.ts";
import { proofsSeen, type StyleRow } from "./queries.ts";
import { writeQuoteDates } from "./quote-dates.ts";

export interface Approval {
  /** The proofs that were looked at. */
  seen: string;
  /** Pieces of each size by line, where its customer names them. */
  sizes: ReadonlyMap<number, Record<string, number>>;
  address: PostalAddress & { street2?: string };
}

/**
 * The customer approves the newest proofs: the order gets its lines and its address, and waits for money or a purchase order.
 * Throws moveRefused for proofs that others have replaced and a price that no longer holds, and validation for sizes that
 * are not named or do not add up.
 */
export const approveProof = (
  platform: Platform,
  change: QuoteChange,
  { seen, sizes, address }: Approval,
): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const styles = locked.styles.map((style) => ({ ...style, quantities: sizes.get(style.id) ?? style.quantities }));
    refuseExpired(platform, locked);
    refuseSizes(locked.styles, styles);
    await step(locked, change, {
      code: "approve_proof",
      facts: { isProofCurrent: seen === proofsSeen(locked.styles, locked.proofs) },
    });
    await writeApproval(platform, locked, change, styles);
    await writeAddress(locked, change, address);
    await noteReply(platform, locked, change.orderId);
  });

/** A colleague records what the customer has said by mail or on the phone; every size has to be named by then. */
export const recordApproval = (platform: Platform, change: QuoteChange, reason: string): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    refuseSizes(locked.styles, locked.styles);
    if (locked.order.shipping_street === "")
      throw new Refusal("moveRefused", {
        message: "There is no address yet. The customer enters it when they approve.",
      });
    await step(locked, change, {
      code: "approve_proof",
      reason,
      facts: { isProofCurrent: true, isApprovalOnFile: true },
    });
    await writeApproval(platform, locked, change, locked.styles);
  });

/** The customer says what to change: then the order waits for another proof. Throws as approveProof does. */
export const askForChange = (
  platform: Platform,
  change: QuoteChange,
  { seen, words }: { seen: string; words: string },
): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, order, styles, proofs } = locked;
    if (order.deleted_at !== null || order.status !== "bespoke_mockup")
      throw new Refusal("moveRefused", { message: "No proof is waiting for an answer." });
    if (seen !== proofsSeen(styles, proofs))
      throw new Refusal("moveRefused", { message: "There is a newer proof. Check that one." });
    if (words.trim() === "") throw new Refusal("validation", { errors: { words: ["Say what we should change."] } });
    await writeAnswer(platform, locked, change, { answer: "changes", words });
    await noteStep(locked, change, "quote.changes_asked", {});
    await noteReply(platform, locked, change.orderId);
    await sql`select announce_order(${divisionId}, ${change.orderId})`.execute(db);
  });

async function writeApproval(
  platform: Platform,
  locked: LockedQuote,
  change: QuoteChange,
  styles: readonly StyleRow[],
) {
  const { db, divisionId } = locked;
  for (const { id, quantities } of styles)
    await sql`update order_styles set quantities = ${JSON.stringify(quantities)}::jsonb, approved_at = ${platform.now()}
      where division_id = ${divisionId} and id = ${id}`.execute(db);
  await writeAnswer(platform, locked, change, { answer: "approved", words: "" });
  await writeOrderLines(platform, locked, styles);
  await writeQuoteDates(platform, locked, change);
}

interface Given {
  answer: "approved" | "changes";
  words: string;
}

const writeAnswer = (
  { now }: Platform,
  { db, divisionId }: LockedQuote,
  change: QuoteChange,
  { answer, words }: Given,
) =>
  sql`
    update quote_proofs p set answer = ${answer}, answer_words = ${words}, answered_by = ${change.by.name}, answered_at = ${now()}
    where p.division_id = ${divisionId} and p.order_id = ${change.orderId}
      and p.version = (select max(n.version) from quote_proofs n where n.division_id = p.division_id and n.style_id = p.style_id)`.execute(
    db,
  );

function refuseExpired({ now }: Platform, { quote }: LockedQuote): void {
  if (quote.validUntil !== null && quote.validUntil < isoDay(now()))
    throw new Refusal("moveRefused", {
      message: "This price was for orders up to a day that has passed. Write to us and we send you a new one.",
    });
}

/** The same pieces as were quoted, each of a size that there is. */
function refuseSizes(quoted: readonly StyleRow[], named: readonly StyleRow[]): void {
  const errors: Record<string, string[]> = {};
  for (const [index, style] of named.entries()) {
    const wanted = piecesOf(quoted[index]!.quantities);
    const sizes = new Set(findBlank(style.blankCode)?.sizes.map(({ name }) => name));
    const given = Object.entries(style.quantities).filter(([, quantity]) => quantity > 0);
    const sum = piecesOf(style.quantities);
    if (given.some(([size]) => !sizes.has(size)) || sum !== wanted)
      errors[`sizes-${style.id}`] = [`Name ${wanted} pieces by size. These are ${sum - (style.quantities[""] ?? 0)}.`];
  }
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

async function writeAddress(
  { db, divisionId, order }: LockedQuote,
  { orderId }: QuoteChange,
  { street2 = "", ...address }: Approval["address"],
): Promise<void> {
  const { country, zip, state, street } = address;
  if (country !== order.shipping_country)
    throw new Refusal("validation", { message: "The price is for another country. Write to us and we change it." });
  const line = joinedStreet({ street, street2 });
  const [region, postcode] = [writtenRegion(country, state), writtenPostcode(zip, country)];
  await db
    .updateTable("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .set({
      ...{ billing_first_name: address.firstName, shipping_first_name: address.firstName },
      ...{ billing_last_name: address.lastName, shipping_last_name: address.lastName },
      ...{ billing_company: address.company, shipping_company: address.company },
      ...{ billing_street: line, shipping_street: line, billing_city: address.city, shipping_city: address.city },
      ...{ billing_state: region, shipping_state: region, billing_zip: postcode, shipping_zip: postcode },
    })
    .execute();
}
