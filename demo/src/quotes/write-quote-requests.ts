import { enqueue } from "@selvedge/db/jobs";
import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import type { OrderId } from "@selvedge/domain/ids";
import { taxOfLine } from "@selvedge/domain/money/vat";
import { type QuotedStyle, quotedLines, quoteTotals } from "@selvedge/domain/quotes/quote-totals";
import { addDays, isoDay } from "@selvedge/domain/shipping/working-days";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { artworks } from "../artworks.ts";
import type { DemoShop } from "../kinds.ts";
import { bytes, insertRows, insertWithIds } from "../write/insert-rows.ts";
import { daysBefore, type Writing } from "../write/world.ts";
import { nextNumbers } from "../write/write-orders.ts";
import type { WrittenProduct } from "../write/write-products.ts";
import { type DemoQuote, quoteRequests } from "./quote-requests.ts";

const colleague = "Priya Nair";

/** One quote on its way into the tables. */
interface Writable {
  readonly writing: Writing;
  readonly quote: DemoQuote;
  readonly orderId: OrderId;
  /** As it is priced; without an answer it has no price. */
  readonly style: QuotedStyle;
  readonly tax: ReturnType<typeof taxOfLine>;
}

/** The demo shop's quotes: one to answer, one that waits for its customer, and an order that is owed; other shops have none. */
export async function writeQuoteRequests(
  writing: Writing,
  { label, code }: DemoShop,
  products: readonly WrittenProduct[],
): Promise<void> {
  if (label !== "demo") return;
  const ids = (await nextNumbers(writing, "order_numbers", quoteRequests.length)) as OrderId[];
  for (const [index, quote] of quoteRequests.entries()) {
    const orderId = ids[index]!;
    const tax = taxOfLine(
      {
        to: { country: "GB", zip: quote.zip },
        isSmall: false,
        on: isoDay(daysBefore(writing.now, quote.askedDaysAgo)),
      },
      findBlank(quote.blank)?.vatRate ?? 1,
    );
    const { unitNetMinor = 0, setUpNetMinor = 0 } = quote.answer ?? {};
    const style = { quantities: quote.sizes, unitNetMinor, setUpNetMinor, rate: tax.rate };
    const writable = { writing, quote, orderId, style, tax };
    await writeOrder(writable, `${code}-${orderId}`);
    if (!quote.answer) continue;
    const styleId = await writeStyle(writable);
    const fitting = products.filter((each) => each.product.blank === quote.blank);
    const product = fitting.find((each) => each.pictures.has(quote.colour)) ?? fitting[0];
    if (quote.terms && product) await writeApproved(writable, styleId, product);
  }
}

const namesOf = ({ firstName, lastName, company, street, city, zip }: DemoQuote, kind: "billing" | "shipping") => ({
  [`${kind}_first_name`]: firstName,
  [`${kind}_last_name`]: lastName,
  [`${kind}_company`]: company,
  [`${kind}_street`]: street,
  [`${kind}_city`]: city,
  [`${kind}_country`]: "GB",
  [`${kind}_zip`]: zip,
});

async function writeOrder({ writing, quote, orderId, style }: Writable, reference: string): Promise<void> {
  const { db, divisionId, now, secret } = writing;
  const { answer, terms, path } = quote;
  const at = daysBefore(now, quote.askedDaysAgo);
  const [customerId] = await insertWithIds(db, "customers", [
    {
      ...{ division_id: divisionId, email: quote.email, email_normalised: quote.email, phone: quote.phone },
      ...{ first_name: quote.firstName, last_name: quote.lastName, created_at: at },
    },
  ]);
  const totals = answer
    ? quoteTotals([style], answer.deliveryNetMinor)
    : { subtotalMinor: 0, goodsTaxMinor: 0, shippingMinor: 0, shippingTaxMinor: 0, totalMinor: 0 };
  const promised = addDays(isoDay(now), 21);
  await insertRows(db, "orders", [
    {
      division_id: divisionId,
      id: orderId,
      reference,
      receipt_digest: bytes(digestOfHash(receiptHash(secret, divisionId, orderId))),
      status: path.at(-1)![0],
      version: path.length,
      basket_id: crypto.randomUUID(),
      customer_id: customerId,
      currency: "GBP",
      subtotal_minor: totals.subtotalMinor,
      goods_tax_minor: totals.goodsTaxMinor,
      discount_minor: 0,
      tax_discount_minor: 0,
      shipping_minor: totals.shippingMinor,
      shipping_tax_minor: totals.shippingTaxMinor,
      duty_minor: 0,
      total_minor: totals.totalMinor,
      priority: 0,
      email: quote.email,
      phone: quote.phone,
      ...namesOf(quote, "billing"),
      billing_state: "",
      ...namesOf(quote, "shipping"),
      shipping_state: "",
      shipping_customs_number: "",
      shipping_method: "uk-48",
      payment_method: "",
      po_number: terms?.poNumber ?? "",
      on_terms: terms !== undefined,
      promised_from: promised,
      promised_to: promised,
      factory_code: "telford",
      created_at: at,
    },
  ]);
  await insertRows(db, "quotes", [
    {
      division_id: divisionId,
      order_id: orderId,
      wants: quote.wants,
      message: quote.message,
      quantity: Object.values(quote.sizes).reduce((sum, pieces) => sum + pieces, 0),
      blank_code: quote.blank,
      colour: quote.colour,
      sides: ["front"],
      sizes: quote.sizes,
      delivery_net_minor: answer?.deliveryNetMinor ?? 0,
      words: answer?.words ?? "",
      valid_until: answer ? addDays(isoDay(daysBefore(now, answer.answeredDaysAgo)), answer.validDays) : null,
      answered_at: answer ? daysBefore(now, answer.answeredDaysAgo) : null,
      answered_by: answer ? colleague : "",
      answers: answer ? 1 : 0,
      terms_days: terms?.days ?? null,
      terms_words: terms ? "We pay our suppliers within a month." : "",
      due_on: terms ? addDays(isoDay(daysBefore(now, terms.agreedDaysAgo)), terms.days) : null,
      replied_at: daysBefore(now, path.at(-1)![1]),
      created_at: at,
    },
  ]);
  await insertRows(
    db,
    "order_status_logs",
    path.map(([status, daysAgo], index) => {
      const isTheirs = index === 0 || status === "bespoke_requested_terms" || status === "bespoke_approved";
      return {
        division_id: divisionId,
        order_id: orderId,
        from_status: path[index - 1]?.[0] ?? null,
        status,
        actor_kind: isTheirs ? "shopper" : "staff",
        actor_name: isTheirs ? `${quote.firstName} ${quote.lastName}` : colleague,
        created_at: daysBefore(now, daysAgo),
      };
    }),
  );
}

async function writeStyle({ writing, quote, orderId, style }: Writable): Promise<number> {
  const [id] = await insertWithIds(writing.db, "order_styles", [
    {
      division_id: writing.divisionId,
      order_id: orderId,
      position: 1,
      name: quote.wants,
      blank_code: quote.blank,
      colour: quote.colour,
      technology: "dtg",
      sides: ["front"],
      quantities: style.quantities,
      unit_price_minor: style.unitNetMinor,
      setup_fee_minor: style.setUpNetMinor,
      approved_at: quote.terms ? daysBefore(writing.now, quote.terms.agreedDaysAgo + 2) : null,
      note: "",
      created_at: daysBefore(writing.now, quote.answer!.answeredDaysAgo),
    },
  ]);
  return id!;
}

/** The drawing that was sent with the request: what the proof was made of. */
async function writeArt(
  { writing: { db, divisionId, now }, quote, orderId }: Pick<Writable, "writing" | "quote" | "orderId">,
  { product }: WrittenProduct,
): Promise<void> {
  const drawn = await db
    .selectFrom("artworks")
    .where("division_id", "=", divisionId)
    .where(
      "name",
      "in",
      product.artworks.map((name) => artworks[name].title),
    )
    .select("id")
    .execute();
  await insertRows(
    db,
    "quote_art",
    drawn.map(({ id }) => ({
      division_id: divisionId,
      order_id: orderId,
      artwork_id: id,
      sent_by: "shopper",
      created_at: daysBefore(now, quote.askedDaysAgo),
    })),
  );
}

/** The proof that was approved, and the lines that are made of it. */
async function writeApproved(
  { writing, quote, orderId, style, tax }: Writable,
  styleId: number,
  product: WrittenProduct,
): Promise<void> {
  const { db, divisionId, now } = writing;
  const approvedAt = daysBefore(now, quote.terms!.agreedDaysAgo + 2);
  const image = product.pictures.get(quote.colour)?.["480"] ?? null;
  await insertRows(db, "quote_proofs", [
    {
      division_id: divisionId,
      order_id: orderId,
      style_id: styleId,
      version: 1,
      product_id: product.id,
      scene_hash: product.sceneHash,
      image_sha256: image,
      back_image_sha256: null,
      words: "",
      sent_by: colleague,
      sent_at: daysBefore(approvedAt, 2),
      answer: "approved",
      answer_words: "",
      answered_by: `${quote.firstName} ${quote.lastName}`,
      answered_at: approvedAt,
    },
  ]);
  await writeArt({ writing, quote, orderId }, product);
  // The order is past its proof, so nobody is mailed once the picture is drawn.
  if (image === null) await enqueue(db, "quote_proof", { divisionId, orderId }, { key: `quote proof ${orderId} 1` });
  await insertRows(
    db,
    "order_items",
    quotedLines(style).map((line, index) => {
      const variant = product.variants.find(({ colour, size }) => colour === quote.colour && size === line.size)!;
      return {
        division_id: divisionId,
        order_id: orderId,
        position: index + 1,
        product_id: product.id,
        variant_id: variant.id,
        name: quote.wants,
        sku: variant.sku,
        blank_sku: variant.blankSku,
        colour: variant.colour,
        hex: variant.hex,
        size: variant.size,
        scene_hash: product.sceneHash,
        image_sha256: image,
        quantity: line.quantity,
        vat_rate: product.vatRate,
        tax_treatment: tax.treatment,
        tax_rate: tax.rate,
        unit_price_inc_tax_minor: line.unitIncTaxMinor,
        price_minor: line.netMinor,
        tax_minor: line.taxMinor,
        discount_minor: 0,
        price_inc_tax_minor: line.netMinor + line.taxMinor,
        discount_inc_tax_minor: 0,
      };
    }),
  );
}
