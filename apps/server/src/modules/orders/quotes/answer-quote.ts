import type { CallBody } from "@selvedge/contracts/call";
import type { quoteCalls } from "@selvedge/contracts/quotes/quotes.calls";
import { quoteTotals } from "@selvedge/domain/quotes/quote-totals";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { quotedSides } from "@selvedge/garments/blanks/quote-matrix";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { announceQuote, type LockedQuote, onQuote, type QuoteChange, step } from "./move-quote.ts";
import { writeQuoteDates } from "./quote-dates.ts";
import { quotedBlank } from "./quoted-goods.ts";
import { pricedStyle } from "./style-money.ts";

export type QuoteAnswer = CallBody<typeof quoteCalls.answerQuote>;

/** Until a proof has been looked at, the price may still change. */
const answerable: readonly string[] = ["quote", "bespoke_idle", "bespoke_requested_terms", "bespoke_authorised_terms"];

/**
 * Answers a quote with its priced lines, or with other ones, and leaves the mail to its customer. What was proofed for lines
 * that are replaced goes with them. Throws moveRefused once a proof is with the customer, and validation for a garment, a
 * colour, a size or a side that there is not, and a day in the past.
 */
export const answerQuote = (platform: Platform, change: QuoteChange, answer: QuoteAnswer): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, order, quote } = locked;
    const { orderId, by, requestId } = change;
    if (order.deleted_at !== null) throw new Refusal("moveRefused", { message: "The quote is cancelled." });
    if (!answerable.includes(order.status))
      throw new Refusal("moveRefused", { message: "A proof is with the customer: its price stays." });
    const today = isoDay(platform.now());
    refuseFaults(answer, today);
    if (order.status === "bespoke_idle") await step(locked, change, { code: "wake_quote" });
    const to = { country: order.shipping_country, zip: order.shipping_zip };
    const totals = quoteTotals(
      answer.styles.map((style) => pricedStyle(style, to, today)),
      answer.deliveryNetMinor,
    );
    await sql`delete from quote_proofs where division_id = ${divisionId} and order_id = ${orderId}`.execute(db);
    await sql`delete from order_styles where division_id = ${divisionId} and order_id = ${orderId}`.execute(db);
    await insertStyles(locked, change, answer);
    await sql`
      update quotes set delivery_net_minor = ${answer.deliveryNetMinor}, words = ${answer.words}, valid_until = ${answer.validUntil}::date,
        answered_at = ${platform.now()}, answered_by = ${by.name}, answers = answers + 1
      where division_id = ${divisionId} and order_id = ${orderId}`.execute(db);
    await sql`
      update orders set subtotal_minor = ${totals.subtotalMinor}, goods_tax_minor = ${totals.goodsTaxMinor}, shipping_minor = ${totals.shippingMinor},
        shipping_tax_minor = ${totals.shippingTaxMinor}, total_minor = ${totals.totalMinor},
        version = version + 1
      where division_id = ${divisionId} and id = ${orderId}`.execute(db);
    await writeQuoteDates(platform, locked, change);
    await writeAudit(db, {
      ...{ divisionId, by, requestId, subject: `order ${orderId}` },
      action: quote.answeredAt === null ? "quote.answered" : "quote.price_changed",
      detail: {
        totalMinor: totals.totalMinor,
        ...(quote.answeredAt === null ? {} : { beforeMinor: order.total_minor }),
        validUntil: answer.validUntil,
      },
    });
    await announceQuote(locked, orderId, "answered", { count: quote.answers + 1 });
    await sql`select announce_order(${divisionId}, ${orderId})`.execute(db);
  });

const insertStyles = ({ db, divisionId }: LockedQuote, { orderId }: QuoteChange, { styles }: QuoteAnswer) =>
  db
    .insertInto("order_styles")
    .values(
      styles.map((style, index) => ({
        division_id: divisionId,
        order_id: orderId,
        position: index + 1,
        name: style.name,
        blank_code: style.blankCode,
        colour: style.colour,
        technology: quotedBlank(style.blankCode)!.technology,
        sides: style.sides,
        quantities: JSON.stringify(style.quantities),
        unit_price_minor: style.unitNetMinor,
        setup_fee_minor: style.setUpNetMinor,
      })),
    )
    .execute();

function refuseFaults({ styles, validUntil }: QuoteAnswer, today: string): void {
  const errors: Record<string, string[]> = {};
  if (validUntil < today) errors.validUntil = ["Choose a day that is still to come"];
  for (const [index, { blankCode, colour, quantities, sides }] of styles.entries()) {
    const blank = quotedBlank(blankCode);
    const at = (field: string) => `styles.${index}.${field}`;
    if (!blank) {
      errors[at("blankCode")] = ["We quote no such garment"];
      continue;
    }
    if (!blank.colours.some(({ name }) => name === colour)) errors[at("colour")] = [`It is not made in ${colour}`];
    const known = new Set(["", ...blank.sizes.map(({ name }) => name)]);
    const strange = Object.keys(quantities).find((size) => !known.has(size));
    if (strange !== undefined) errors[at("quantities")] = [`It is not made in size ${strange}`];
    if (sides.some((side) => !quotedSides(blank).includes(side))) errors[at("sides")] = ["It is not printed there"];
  }
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}
