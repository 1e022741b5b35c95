import { createHash, randomBytes } from "node:crypto";
import type { QuoteRequest } from "@selvedge/contracts/quotes/quote-request";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { writtenPostcode } from "@selvedge/domain/orders/receipt/written-postcode";
import { quoteShipping } from "@selvedge/domain/shipping/quote";
import { mainFactory } from "@selvedge/domain/shipping/services";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { createQuote, type OrderColumns } from "../moves/index.ts";
import { digestOfHash, receiptHash } from "../receipt/index.ts";
import { datesOfQuote } from "./quote-dates.ts";
import { quotedBlank } from "./quoted-goods.ts";

interface Asking {
  request: QuoteRequest;
  /** The same for every try of one form: it makes one quote. */
  key: string;
  /** Artworks of the shop that came with the form. */
  art: readonly number[];
  remoteAddress: string;
  requestId: string;
}

/**
 * Writes a customer's request as an order that is a quote, and leaves the mail to them. The street is asked for once there is
 * something to send. Gives the order's number. Throws tooManyTries, and validation for a country that nothing is sent to.
 */
export async function askForQuote(platform: Platform, division: Division, asking: Asking): Promise<string> {
  const { request, key, art, remoteAddress, requestId } = asking;
  await countTry(platform.pools, limits.quotes, `${division.id} ${remoteAddress}`);
  const columns = columnsOf(platform, division, request);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const basketId = idOfKey(division.id, key);
    const made = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("basket_id", "=", basketId)
      .select("reference")
      .executeTakeFirst();
    if (made) return made.reference;
    const next = await sql<{ id: OrderId }>`select nextval('order_numbers') as id`.execute(db);
    const orderId = next.rows[0]!.id;
    const reference = `${division.code}-${orderId}`;
    const by = { kind: "shopper" as const, name: `${request.firstName} ${request.lastName}` };
    await createQuote(db, {
      ...{ divisionId: division.id, orderId, by },
      // Whoever fills in a form may name somebody else's address: a customer that is known stays as it is.
      customer: sql`
        insert into customers (division_id, email, email_normalised, first_name, last_name, phone)
        values (${division.id}, ${request.email}, ${normaliseEmail(request.email)}, ${request.firstName}, ${request.lastName}, ${request.phone})
        on conflict (division_id, email_normalised) do update set email = customers.email returning id`,
      columns: {
        ...columns,
        reference: sql`${reference}`,
        receipt_digest: sql`${digestOfHash(receiptHash(platform.config.secret, division.id, orderId))}::bytea`,
        basket_id: sql`${basketId}::uuid`,
      },
    });
    const blank = quotedBlank(request.blankCode ?? "");
    await sql`
      insert into quotes (division_id, order_id, wants, message, quantity, wanted_by, blank_code, colour, sides, sizes, replied_at)
      values (${division.id}, ${orderId}, ${request.wants}, ${request.message}, ${request.quantity}, ${request.wantedBy}::date, ${blank?.code ?? null},
        ${request.colour}, ${request.sides}::text[], ${JSON.stringify(request.sizes)}::jsonb, ${platform.now()})`.execute(
      db,
    );
    if (art.length > 0)
      await sql`insert into quote_art (division_id, order_id, artwork_id, sent_by)
        select ${division.id}, ${orderId}, id, 'shopper' from artworks where division_id = ${division.id} and id = any(${[...art]}::bigint[])
        on conflict do nothing`.execute(db);
    await writeAudit(db, {
      ...{ divisionId: division.id, requestId, by, action: "quote.asked", subject: `order ${orderId}` },
      detail: { quantity: request.quantity },
    });
    await enqueue(
      db,
      "quote_changed",
      { divisionId: division.id, orderId, what: "asked", count: 1 },
      {
        key: `quote ${orderId} asked`,
      },
    );
    return reference;
  });
}

/** The order's columns: no money yet, and of the address what is known. */
function columnsOf({ now }: Platform, { currency }: Division, request: QuoteRequest): OrderColumns {
  const { firstName, lastName, company, email, phone, country, wantedBy } = request;
  const [service] = quoteShipping({
    ...{ country, currency, now: now(), goodsIncTaxMinor: 0 },
    lines: [{ quantity: 1, weightGrams: 200, factory: mainFactory }],
  });
  if (!service) throw new Refusal("validation", { errors: { country: ["We do not deliver there yet."] } });
  const dates = datesOfQuote(service.code, wantedBy, now());
  const text = (value: string) => sql`${value}::text`;
  const address = (kind: "billing" | "shipping") => ({
    [`${kind}_first_name`]: text(firstName),
    [`${kind}_last_name`]: text(lastName),
    [`${kind}_company`]: text(company),
    [`${kind}_street`]: text(""),
    [`${kind}_city`]: text(""),
    [`${kind}_country`]: text(country),
    [`${kind}_zip`]: text(writtenPostcode(request.zip, country)),
  });
  return {
    currency: text(currency),
    ...Object.fromEntries(
      ["subtotal", "goods_tax", "shipping", "shipping_tax", "total"].map((name) => [`${name}_minor`, sql`0::bigint`]),
    ),
    email: text(email),
    phone: text(phone),
    ...address("billing"),
    ...address("shipping"),
    shipping_method: text(service.code),
    promised_from: sql`${dates.arrivesBy}::date`,
    promised_to: sql`${dates.arrivesBy}::date`,
    agreed_ship_by: sql`${dates.shipBy}::date`,
  };
}

/** A form's key as the id that stands where a checkout's order has its basket's: unique, so that a second press finds it. */
function idOfKey(divisionId: DivisionId, key: string): string {
  const hex = key
    ? createHash("sha256").update(`quote ${divisionId} ${key}`).digest("hex")
    : randomBytes(16).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
