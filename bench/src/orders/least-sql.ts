// The least SQL that leaves the rows of a whole purchase, written by hand. What stays and why:
// - Two transactions for Pay: the order has to be there before the processor is called, and its answer comes after.
// - The key first and alone: a second request with it waits there, before it reads anything.
// - The basket's lock, then its lines: lines that were read before the lock may be another tab's of a moment ago.
// - Everything else of a transaction in one statement, for every table that keeps something of the purchase.
// - BEGIN and the division's setting: without them row-level security gives nothing.
// - A mail is stored before it is handed over and marked afterwards, or a killed process would send it twice.
// - Whose basket it is: who has signed in has the one of the account, whatever the browser.
// - What a basket takes: goods that are for sale and in stock at the price of now, up to a full line and a full basket.
// - What a basket shows: the same of each line, in the picture of its colour.
// - Ranks rise for many orders at once, from a list to which each payment adds a row: a row of each product for every order
//   would be another's to wait for.
import { randomBytes } from "node:crypto";
import type { OrderId } from "@selvedge/domain/ids";
import type pg from "pg";
import type { Shopper } from "./shopper.ts";

/** Texts as long as those that the server stores. */
export interface StoredTexts {
  answer: string;
  mailHtml: string;
  mailText: string;
}

interface Statement {
  name: string;
  text: string;
}
type Send = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>;

const named = (name: string, text: string): Statement => ({ name: `least ${name}`, text });

const setting = named("setting", "select set_config('app.division', $1, true)");

/** Runs statements in one transaction of the shopper's shop. */
async function inShop<T>(pool: pg.Pool, { shop }: Shopper, work: (send: Send) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const begun = Promise.all([
      client.query({ name: "least begin", text: "begin" }),
      client.query({ ...setting, values: [String(shop.divisionId)] }),
    ]);
    const result = await work((statement, values) => client.query({ ...statement, values }));
    await begun;
    await client.query({ name: "least commit", text: "commit" });
    return result;
  } finally {
    client.release();
  }
}

const ownerOf = (digest: string) => `(select coalesce(
     (select sha256(convert_to('account ' || s.account_id, 'UTF8')) from sessions s where s.token_hash = ${digest} and s.expires_at > now()), ${digest}))`;
const priceNow = `case when p.on_sale and p.sale_price_inc_tax_minor is not null then p.sale_price_inc_tax_minor else p.price_inc_tax_minor end
     + coalesce((p.size_extras ->> v.size)::bigint, 0)`;
const isForSale = `v.enabled and p.enabled and p.deleted_at is null and p.published_at is not null and p.approval_status <> 'denied'
     and p.enable_add_to_cart and coalesce((select s.stock > 0 from blank_variants s where s.sku = v.blank_sku), true)`;
const add = named(
  "add",
  `with chosen as (
     select p.id as product_id, v.id as variant_id, ${priceNow} as price
     from product_variants v join products p on p.division_id = v.division_id and p.id = v.product_id
     where v.division_id = $1 and v.id = $4 and ${isForSale}),
   basket as (
     insert into baskets (division_id, id, owner_hash, name) select $1, $2, ${ownerOf("$3::bytea")}, 'main' from chosen
     on conflict (division_id, owner_hash, name) do update set version = baskets.version + 1, updated_at = now() returning id)
   insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
   select $1, basket.id, 'v' || variant_id, product_id, variant_id, 1, price from basket, chosen
   on conflict (division_id, basket_id, key) do update set quantity = least(99, basket_items.quantity + 1), seen_price_inc_tax_minor = excluded.seen_price_inc_tax_minor`,
);
const lines = named(
  "lines",
  `select i.key, i.quantity, i.product_id, i.variant_id, p.name, p.uuid, p.url_name, ${priceNow} as price, p.vat_rate, p.scene_hash,
     v.sku, v.blank_sku, v.colour, v.hex, v.size, b.version, b.codes, i.seen_price_inc_tax_minor, ${isForSale} as is_available,
     count(*) over () as lines, sum(i.quantity) over () as pieces,
     (select m.sizes from product_images m where m.division_id = p.division_id and m.product_id = p.id and m.state = 'ready'
      order by m.colour = v.colour desc, m.side = 'front' desc, m.position limit 1)
   from baskets b join basket_items i on i.division_id = b.division_id and i.basket_id = b.id
   join products p on p.division_id = i.division_id and p.id = i.product_id
   join product_variants v on v.division_id = i.division_id and v.id = i.variant_id
   where b.division_id = $1 and b.owner_hash = ${ownerOf("$2::bytea")} and b.name = 'main' order by i.added_at`,
);
const tokenise = named(
  "token",
  "insert into local_cards.tokens (token, brand, last4, behaviour) values ($1, 'Visa', '4242', 'approve')",
);
const claim = named(
  "claim",
  `with claimed as (insert into idempotency_keys (division_id, scope, key, fingerprint) values ($1, 'place', $2, $3) on conflict do nothing returning key),
     tried as (insert into rate_limits (key, window_started_at, count)
       select 'orders ' || $2, to_timestamp(floor(extract(epoch from now()) / 900) * 900), 1 from claimed
       on conflict (key, window_started_at) do update set count = rate_limits.count + 1 returning count)
   select count from tried`,
);
const lock = named(
  "lock",
  `select id, nextval('order_numbers')::bigint as "orderId" from baskets where division_id = $1 and owner_hash = $2 and name = 'main' for update`,
);
const open = named(
  "open",
  `with customer as (
     insert into customers (division_id, email, email_normalised, first_name, last_name) values ($1, $2, $2, 'Rowan', 'Ashby')
     on conflict (division_id, email_normalised) do update set first_name = excluded.first_name returning id),
   quote as (
     insert into shipping_quotes (division_id, order_id, factory_code, service, name, carrier, country, currency, price_minor, tax_minor, duty_minor, weight_grams, promised_from, promised_to)
     values ($1, $3, 'telford', 'uk-48', 'Tracked 48', 'Royal Mail', 'GB', 'GBP', 332, 67, 0, 300, current_date + 5, current_date + 7) returning id),
   opened as (
     insert into orders (division_id, id, status, customer_id, shipping_quote_id, reference, receipt_digest, basket_id, currency, subtotal_minor, goods_tax_minor,
       shipping_minor, shipping_tax_minor, total_minor, email, shipping_method, priority, promised_from, promised_to,
       billing_first_name, billing_last_name, billing_street, billing_city, billing_country, billing_zip,
       shipping_first_name, shipping_last_name, shipping_street, shipping_city, shipping_country, shipping_zip)
     select $1, $3, 'to_be_paid', customer.id, quote.id, 'LS-' || $3, $4, $5, 'GBP', 3600, 400, 332, 67, 4399, $2, 'uk-48', 0, current_date + 5, current_date + 7,
       'Rowan', 'Ashby', '14 Brincliffe Crescent', 'Sheffield', 'GB', 'S7 1FB', 'Rowan', 'Ashby', '14 Brincliffe Crescent', 'Sheffield', 'GB', 'S7 1FB'
     from customer, quote),
   logged as (
     insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name)
     values ($1, $3, null, 'new', 'system', 'checkout'), ($1, $3, 'new', 'to_be_paid', 'system', 'checkout')),
   items as (
     insert into order_items (division_id, order_id, position, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, quantity,
       vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, price_inc_tax_minor)
     select $1, $3, * from unnest($6::int[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[],
       $16::int[], $17::numeric[], $18::text[], $17::numeric[], $19::bigint[], $20::bigint[], $21::bigint[], $19::bigint[])),
   attempt as (
     insert into payment_attempts (division_id, id, order_id, provider, account_name, payment_method_name, amount_minor, currency, state)
     values ($1, $22, $3, 'local', 'local', 'Card', 4399, 'GBP', 'started'))
   insert into audit_log (division_id, actor_kind, actor_name, action, subject, detail, request_id)
   values ($1, 'shopper', $2, 'order.opened', 'order ' || $3, '{"totalMinor": 4399}', $23)`,
);
const charge = named(
  "charge",
  `insert into local_cards.charges (reference, idempotency_key, amount_minor, currency, state, token, return_url)
   values ($1, $2, 4399, 'GBP', 'succeeded', $3, $4)`,
);
const lockOrder = named(
  "lock order",
  `select o.status, o.version, a.state, a.message from orders o join payment_attempts a on a.division_id = o.division_id and a.order_id = o.id
   where a.division_id = $1 and a.id = $2 for update of o, a`,
);
const pay = named(
  "pay",
  `with answered as (update idempotency_keys set status = 200, answer = $2 where division_id = $1 and scope = 'place' and key = $3),
   attempt as (update payment_attempts set state = 'succeeded', payment_method_name = 'Visa ending 4242', provider_reference = $4, finished_at = now()
     where division_id = $1 and id = $5),
   money as (insert into payment_transactions (division_id, order_id, attempt_id, kind, amount_minor, currency, provider, provider_reference)
     values ($1, $6, $5, 'charge', 4399, 'GBP', 'local', $4)),
   paid as (update orders set status = 'paid', version = version + 1, paid_at = now(), payment_method = 'Visa ending 4242' where division_id = $1 and id = $6),
   logged as (insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name)
     values ($1, $6, 'to_be_paid', 'paid', 'system', 'payments')),
   audited as (insert into audit_log (division_id, actor_kind, actor_name, action, subject, detail, request_id)
     values ($1, 'system', 'payments', 'order.paid', 'order ' || $6, '{"from": "to_be_paid", "to": "paid", "amountMinor": 4399}', $7)),
   basket as (delete from baskets where division_id = $1 and id = $8),
   sold as (insert into by_hand.sales (division_id, order_id) values ($1, $6)),
   followed as (insert into by_hand.outbox (task, key, payload) values ('order_paid', 'order_paid ' || $6, json_build_object('divisionId', $1::int, 'orderId', $6::bigint)))
   select announce_order($1, $6)`,
);
const readOrder = named(
  "read order",
  `select o.*, d.name as shop, d.support_email, s.label, t.settings, m.extends, m.properties,
     (select json_agg(i) from order_items i where i.division_id = o.division_id and i.order_id = o.id) as items,
     (select count(*) from orders p where p.division_id = o.division_id and p.customer_id = o.customer_id and p.id <> o.id and p.paid_at is not null) as before,
     (select count(*) from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id) as attempts
   from orders o join divisions d on d.id = o.division_id left join subdomains s on s.division_id = d.id
   left join shop_settings t on t.division_id = d.id left join themes m on m.division_id = d.id and m.active
   where o.division_id = $1 and o.id = $2 for update of o`,
);
const follow = named(
  "follow",
  `with checked as (insert into frisk_checks (division_id, order_id, score, decision, hits, decided_by) values ($1, $2, 5, 'pass', '[]', 'rules'))
   insert into mails (division_id, kind, to_address, from_name, subject, html, body_text, dedupe_key)
   values ($1, 'order_confirmed', $3, 'Shop', 'Thank you', $4, $5, 'order_confirmed ' || $2) returning id`,
);
const sent = named("sent", "update mails set sent_at = now() where division_id = $1 and id = $2");

/** One garment put into the basket and the basket read: what a click on "Add to basket" has to write and show. */
export const addOne = (pool: pg.Pool, shopper: Shopper, variantId: number): Promise<unknown> => {
  const { shop, basketId, ownerHash } = shopper;
  return inShop(pool, shopper, (send) =>
    Promise.all([
      send(add, [shop.divisionId, basketId, ownerHash, variantId]),
      send(lines, [shop.divisionId, ownerHash]),
    ]),
  );
};

/** Two garments chosen, the price asked for, a card given, and paid. Gives what follows. */
export async function buy(pool: pg.Pool, shopper: Shopper, texts: StoredTexts): Promise<Bought> {
  const { shop, ownerHash, cardToken, email, idempotencyKey } = shopper;
  const { divisionId } = shop;
  for (const product of [shop.tee, shop.kidsTee]) await addOne(pool, shopper, product.variants[0]!.id);
  await inShop(pool, shopper, (send) => send(lines, [divisionId, ownerHash]));
  await pool.query({ ...tokenise, values: [cardToken] });
  const [attemptId, reference] = [crypto.randomUUID(), `ch_${randomBytes(12).toString("base64url")}`];
  const { orderId, basketId } = await inShop(pool, shopper, async (send) => {
    const [, locked, found] = await Promise.all([
      send(claim, [divisionId, idempotencyKey, ownerHash]),
      send(lock, [divisionId, ownerHash]),
      send(lines, [divisionId, ownerHash]),
    ]);
    const { orderId, id } = locked.rows[0];
    const each = (name: string) => found.rows.map((row) => row[name]);
    const net = found.rows.map(({ price, vat_rate }) => Math.round(price / (1 + vat_rate)));
    await send(open, [
      ...[divisionId, email, orderId, randomBytes(32), id, found.rows.map((_, index) => index + 1), each("product_id")],
      ...[each("variant_id"), each("name"), each("sku"), each("blank_sku"), each("colour"), each("hex"), each("size")],
      ...[each("scene_hash"), each("quantity"), each("vat_rate"), found.rows.map(() => "UK_STD"), each("price"), net],
      ...[found.rows.map(({ price }, index) => price - net[index]!), attemptId, `req-${idempotencyKey}`],
    ]);
    return { orderId: Number(orderId) as OrderId, basketId: id };
  });
  await pool.query({ ...charge, values: [reference, attemptId, cardToken, `http://${shop.host}/checkout/return/`] });
  await inShop(pool, shopper, async (send) => {
    await send(lockOrder, [divisionId, attemptId]);
    await send(pay, [
      ...[divisionId, texts.answer, idempotencyKey, reference, attemptId, orderId, `req-${idempotencyKey}`, basketId],
    ]);
  });
  return { shopper, orderId };
}

export interface Bought {
  shopper: Shopper;
  orderId: OrderId;
}

/** The work after a payment: risk, and the mail handed over. */
export async function afterwards(pool: pg.Pool, { shopper, orderId }: Bought, texts: StoredTexts): Promise<void> {
  const { shop, email } = shopper;
  const { divisionId } = shop;
  const mailId = await inShop(pool, shopper, async (send) => {
    await send(readOrder, [divisionId, orderId]);
    const { rows } = await send(follow, [divisionId, orderId, email, texts.mailHtml, texts.mailText]);
    return rows[0].id;
  });
  await inShop(pool, shopper, (send) => send(sent, [divisionId, mailId]));
}

/** An outbox like the server's, whose workers would take what is left in their own. */
export const makeOutbox = (owner: pg.Pool): Promise<unknown> =>
  owner.query(`create schema by_hand; create table by_hand.outbox (like jobs.outbox including all);
    create table by_hand.sales (like sales_to_count);
    grant usage on schema by_hand to selvedge_web; grant insert on by_hand.outbox, by_hand.sales to selvedge_web`);

/** Removes as many entries as the server takes at once. */
export const emptyOutbox = (owner: pg.Pool, most: number): Promise<unknown> =>
  owner.query({
    name: "least outbox",
    text: "delete from by_hand.outbox where id in (select id from by_hand.outbox order by id limit $1 for update skip locked)",
    values: [most],
  });

/** Raises the ranks of all goods that were sold. */
export const countSales = (owner: pg.Pool): Promise<unknown> =>
  owner.query(`with sold as (delete from by_hand.sales returning division_id, order_id)
    update products p set orders = orders + counted.times
    from (select i.division_id, i.product_id, count(*) as times from sold join order_items i using (division_id, order_id) group by 1, 2) counted
    where p.division_id = counted.division_id and p.id = counted.product_id`);
