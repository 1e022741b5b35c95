// A shop in which every relation of goods, orders and labels leads somewhere: one row at least in every table of theirs.
import { createHash } from "node:crypto";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPeople } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";
import type { TestDatabase } from "@selvedge/testing/test-database";

export async function seedWholeShop({ pools, ownerQuery }: TestDatabase) {
  await seedBlanks(pools);
  const shop = await seedShop(pools);
  const people = await seedPeople(pools, shop);
  const tee = await seedPrintFiles(pools, shop, await seedProduct(pools, shop, { salePriceIncTaxMinor: 1900 }));
  const kids = await seedProduct(pools, shop, { name: "Kids' Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
  const order = await seedPaidOrder(pools, shop, [{ product: tee, quantity: 3 }, { product: kids }]);
  const child = await seedPaidOrder(pools, shop, [{ product: tee }]);
  const ownerHash = createHash("sha256").update("a shopper's cookie").digest();
  const ids = {
    owner: `\\x${ownerHash.toString("hex")}`,
    division: shop.divisionId,
    tee: tee.id,
    kids: kids.id,
    variant: tee.variants[0]!.id,
    sku: tee.variants[0]!.blankSku,
    sha256: tee.artwork.sha256,
    order: order.id,
    child: child.id,
    customer: order.customerId,
    item: order.itemIds[0]!,
    otherItem: order.itemIds[1]!,
    childItem: child.itemIds[0]!,
    staff: people.priya.staffUserId,
    account: people.priya.accountId,
  };
  const sql = (text: string) =>
    ownerQuery(
      text.replace(/(?<![:\w]):([a-z]\w*)/gi, (_, name: keyof typeof ids) => `'${ids[name] ?? missing(name)}'`),
    );
  await sql(goods);
  await sql(baskets);
  await sql(family);
  await sql(floor);
  return { shop, people, tee, kids, order, child, ids, ownerHash };
}

const missing = (name: string): never => {
  throw new Error(`The whole shop has no ${name}.`);
};

const goods = `
  update product_images set state = 'ready', sizes = jsonb_build_object('480', :sha256::text, '960', :sha256::text) where division_id = :division;
  insert into collections (division_id, id, url_name, name) values (:division, 1, 'tees', 'Tees');
  insert into collection_products (division_id, collection_id, product_id) values (:division, 1, :tee);
  insert into tags (division_id, id, name) values (:division, 1, 'sea');
  insert into product_tags (division_id, product_id, tag_id) values (:division, :tee, 1);
  insert into product_cross_sells (division_id, product_id, other_product_id) values (:division, :tee, :kids);
  insert into product_ugc_images (division_id, id, product_id, original_sha256, alt_text, approval_status)
    values (:division, 1, :tee, :sha256, 'Joe by the sea', 'approved');
  insert into size_charts (division_id, id, name, measures, sizes) values (:division, 1, 'Tees', '{Chest}', '[{"size": "M", "valuesMm": [530]}]');
  insert into price_matrices (division_id, id, name, currency, setup_fee_minor) values (:division, 1, 'Tees', 'GBP', 2500);
  insert into price_matrix_cells (division_id, price_matrix_id, technology, print_count, min_quantity, unit_price_minor) values (:division, 1, 'dtg', 1, 100, 840);
  insert into personalisation_templates (division_id, id, product_id, version, fields, bindings) values (:division, 1, :tee, 1, '[]', '[]');
  insert into custom_fonts (division_id, id, name, sha256) values (:division, 1, 'Bramble Sans', :sha256);
  update products set personalisable = true, personalisation_template_id = 1, price_matrix_id = 1, size_chart_id = 1, meta_image_sha256 = :sha256
    where division_id = :division and id = :tee;
  insert into products (division_id, id, sku, name, url_name, is_bundle, price_inc_tax_minor, currency, type, default_colour, published_at)
    values (:division, 900, 'BR-PAIR', 'Pair', 'pair', true, 3600, 'GBP', 'bundle', '', now());
  insert into bundle_items (division_id, id, bundle_product_id, product_id, variant_id) values (:division, 1, 900, :tee, :variant);
  insert into approval_items (division_id, id, subdomain_id, approved, decided_at, decided_by)
    select :division, 1, id, 1, now(), :staff from subdomains where division_id = :division;`;

const baskets = `
  insert into baskets (division_id, id, owner_hash, name) values (:division, 'a0000000-0000-4000-8000-000000000001', :owner, 'main'),
    (:division, 'a0000000-0000-4000-8000-000000000002', :owner, 'favourites');
  insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor) values
    (:division, 'a0000000-0000-4000-8000-000000000001', 'v' || :variant::text, :tee, :variant, 2, 1900),
    (:division, 'a0000000-0000-4000-8000-000000000002', 'v' || :variant::text, :tee, :variant, 1, 1900);`;

const family = `
  insert into coupons (division_id, id, code, code_normalised, kind, percent, currency, scope) values (:division, 1, 'SEA10', 'sea10', 'percent', 10, 'GBP', 'products');
  insert into coupon_products (division_id, coupon_id, product_id) values (:division, 1, :tee);
  insert into coupon_collections (division_id, coupon_id, collection_id) values (:division, 1, 1);
  insert into coupon_uses (division_id, coupon_id, order_id, customer_id, discount_minor, tax_discount_minor) values (:division, 1, :order, :customer, 200, 40);
  insert into shipping_quotes (division_id, id, order_id, factory_code, service, name, carrier, country, currency, price_minor, tax_minor, promised_from, promised_to)
    values (:division, 1, :order, 'telford', 'uk-48', 'UK 48', 'Royal Mail', 'GB', 'GBP', 333, 66, '2026-11-24', '2026-11-25');
  update orders set coupon_id = 1, coupon = 'SEA10', shipping_quote_id = 1 where division_id = :division and id = :order;
  update orders set parent_order_id = :order where division_id = :division and id = :child;
  update order_items set origin_item_id = :item where division_id = :division and id = :childItem;
  update order_items set fulfilment_item_id = :item, parent_item_id = :item where division_id = :division and id = :otherItem;
  insert into orders (division_id, id, reference, receipt_digest, status, basket_id, customer_id, currency, subtotal_minor, goods_tax_minor, shipping_minor, shipping_tax_minor,
      total_minor, email, billing_first_name, billing_last_name, billing_street, billing_city, billing_country, billing_zip, shipping_first_name, shipping_last_name,
      shipping_street, shipping_city, shipping_country, shipping_zip, shipping_method, promised_from, promised_to, parent_order_id, reprint_reason_id)
    select division_id, 900001, 'BR-900001', '\\x01', 'paid', gen_random_uuid(), customer_id, currency, 0, 0, 0, 0, 0, email, billing_first_name, billing_last_name, billing_street,
      billing_city, billing_country, billing_zip, shipping_first_name, shipping_last_name, shipping_street, shipping_city, shipping_country, shipping_zip, shipping_method,
      promised_from, promised_to, id, 1 from orders where division_id = :division and id = :order;
  insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name, account_id, created_at)
    values (:division, :order, 'paid', 'processing', 'staff', 'Priya Nair', :account, '2026-11-20T09:12:00Z');
  insert into frisk_checks (division_id, order_id, score, decision, decided_by) values (:division, :order, 60, 'review', 'rules'), (:division, :order, 60, 'pass', 'Sam Okafor');
  insert into factory_fulfilment_orders (division_id, id, order_id, factory_code) values (:division, 1, :order, 'telford');
  insert into fulfilment_order_items (division_id, fulfilment_order_id, order_item_id, quantity) values (:division, 1, :item, 3);
  insert into order_styles (division_id, id, order_id, position, name, blank_code, colour, technology, sides, quantities, unit_price_minor)
    values (:division, 1, :order, 1, 'Staff tee', 'tee-unisex', 'Black', 'dtg', '{front}', '{"M": 40}', 840);
  insert into shop_returns (division_id, id, order_id, state, wish, outcome, child_order_id, requested_by, decided_at)
    values (:division, 1, :order, 'closed', 'exchange', 'exchange', :child, 'shopper', now());
  insert into return_lines (division_id, id, return_id, order_item_id, reason_id, quantity) values (:division, 1, 1, :item, 7, 1);
  insert into refunds (division_id, id, order_id, return_id, transaction_id, kind, state, currency, goods_minor, goods_tax_minor, total_minor, reason, actor_kind, actor_name, paid_at)
    select :division, 1, :order, 1, id, 'part', 'paid', 'GBP', 1800, 360, 2160, 'It never arrived', 'staff', 'Sam Okafor', now()
    from payment_transactions where division_id = :division and order_id = :order;
  insert into credit_notes (division_id, number, refund_id, order_id, currency, net_minor, tax_minor, total_minor, tax_lines) values (:division, 1, 1, :order, 'GBP', 1800, 360, 2160, '[]');`;

const label = (id: number, counter: number, more: string, values: string) => `
  insert into factory_labels (division_id, id, code, order_id, order_item_id, counter, of_count, state, blank_sku, colour, hex, size, sides, needs_pretreat, platen, pickface, ship_by, times_printed${more})
    values (:division, ${id}, 'L${id}', :order, :item, ${counter}, 4, ${values});`;

const floor = `
  ${label(700001, 1, "", "'replaced', :sku, 'Black', '#000000', 'M', '{front}', true, '14x16', 'A-17-03-1', '2026-11-24', 1")}
  ${label(700002, 1, ", parent_label_id, picked_at, picked_by", "'pigeonholed', :sku, 'Black', '#000000', 'M', '{front}', true, '14x16', 'A-17-03-1', '2026-11-24', 1, 700001, '2026-11-20T09:12:00Z', :staff")}
  ${label(700003, 2, ", cancelled_at", "'cancelled', :sku, 'Black', '#000000', 'M', '{front}', true, '14x16', 'A-17-03-1', '2026-11-24', 0, '2026-11-20T10:00:00Z'")}
  insert into label_applications (division_id, label_id, side, print_file_id)
    select division_id, 700002, 'front', min(id) from print_files where division_id = :division group by 1;
  update pigeonholes set division_id = :division, order_id = :order, state = 'filling' where code = 'B14';
  insert into parcels (division_id, order_id, carrier, service, tracking_code, weight_grams) values (:division, :order, 'Royal Mail', 'uk-48', 'RM123', 600);
  insert into label_print_logs (division_id, label_id, actor_name) values (:division, 700002, 'Priya Nair');
  insert into pretreat_logs (division_id, label_id, station_code, staff_user_id, recipe) values (:division, 700002, 'pretreat-1', :staff, '{"name": "Dark cotton"}');
  insert into print_logs (division_id, label_id, side, device, print_file_id, staff_user_id, started_at, ended_at, result)
    select division_id, 700002, 'front', 'GTX-1', min(id), :staff, now(), now(), 'printed' from print_files where division_id = :division group by 1;
  insert into quality_logs (division_id, label_id, station_code, staff_user_id, result, defect_code, blame) values (:division, 700001, 'qc-1', :staff, 'fail', 'banding', 'print'),
    (:division, 700002, 'qc-1', :staff, 'pass', null, null);
  insert into pigeonhole_logs (division_id, label_id, hole_code, action, staff_user_id) values (:division, 700002, 'B14', 'put_in', :staff);`;
