// The surroundings of a whole shop: its staff, customers, project, site and plans, at least one row in every table of theirs.
import type { Keyring } from "@selvedge/db/sealing";
import { type PrivateFieldName, privateFields } from "@selvedge/domain/people/private-fields";
import { seedPerson } from "@selvedge/testing/seed/people";
import type { TestDatabase } from "@selvedge/testing/test-database";
import { sealPrivate } from "../../sealed-values/private-values.ts";
import type { seedWholeShop } from "./whole-shop.ts";

type WholeShop = Awaited<ReturnType<typeof seedWholeShop>>;

/** Priya's payroll values. */
export const priyasPrivate: Record<PrivateFieldName, string> = {
  bankAccountName: "Priya Nair",
  bankName: "Starling Bank",
  sortCode: "40-47-84",
  bankAccountNumber: "12345678",
  nationalInsuranceNumber: "AB123456C",
  dateOfBirth: "1991-04-17",
};

export async function seedWholePeople(database: TestDatabase, { shop, people, ids }: WholeShop, keys: Keyring) {
  const { ada, priya, sam } = people;
  const morag = await seedPerson(database.pools, { email: "morag@customers.example", fullName: "Morag Sinclair" });
  const known: Record<string, number> = {
    division: shop.divisionId,
    manufacturer: shop.manufacturerId,
    customer: ids.customer,
    priya: priya.staffUserId,
    sam: sam.staffUserId,
    ada: ada.accountId,
    morag: morag.accountId,
  };
  const sql = (text: string) =>
    database.ownerQuery(text.replace(/(?<![:\w]):([a-z]+)/g, (_, name) => String(known[name])));
  await sql(staff);
  await sql(project);
  await sql(customers);
  await sql(site);
  for (const [field, value] of Object.entries(priyasPrivate) as [PrivateFieldName, string][]) {
    const { column } = privateFields[field];
    const sealed = sealPrivate(keys, priya.staffUserId, field, value);
    await database.ownerQuery(
      `insert into staff_private_details (staff_user_id, ${column}) values (${priya.staffUserId}, '${sealed}')
       on conflict (staff_user_id) do update set ${column} = excluded.${column}`,
    );
  }
}

const staff = `
  insert into channels (id, code, name, purpose) values (901, 'floor', 'Floor', 'What the shift should know');
  update accounts set two_factor_enabled_at = now() where id = (select account_id from staff_users where id = :priya);
  update staff_users set username = 'priya', mission = 'Every parcel out by four', bio = 'Began as a picker.', mobile_phone_number = '07700 900123',
    colour = '#8a5a2b', reports_to = :sam, channel_id = 901, size = 'M', is_leadership = true, last_active_at = '2026-11-20T09:00:00Z', team = 'factory',
    store_control_role = 'controller', extra_permissions = '{staff.mute,long.gone}', avatar_path = '/files/12/${"a".repeat(64)}.webp',
    photo_path = '/files/12/${"b".repeat(64)}.webp', photo_sizes = '{"480": "/files/12/${"c".repeat(64)}.webp"}', street_address = '4 Mill Lane',
    city = 'Telford', county = 'Shropshire', post_code = 'TF1 1AA', employee_statement_option = 'post' where id = :priya;
  insert into staff_rfids (id, staff_user_id, code_digest, code_ending, name, revoked_at) values (901, :priya, sha256('lost'), 'B2C3', 'Lost in May', now()), (902, :priya, sha256('grey'), 'E5F6', 'Grey fob', null);
  insert into staff_okrs (id, staff_user_id, quarter, objective, key_result, completion, weight) values
    (901, :priya, '2026-Q4', 'Ship on the day', 'Nine in ten by four', 80, 3), (902, :priya, '2026-Q4', 'Waste less', 'Under 2 % misprints', 40, 1);`;

const project = `
  update manufacturers set logo_path = '/files/12/${"d".repeat(64)}.webp', unlocked_at = now(), betas = '{bulk-studio}', integration_type = 'etsy' where id = :manufacturer;
  insert into manufacturer_profiles (manufacturer_id, email, promo_url, paypal_email) values (:manufacturer, 'project@bramble.example', 'https://bramble.example/', 'pay@bramble.example');
  insert into paypal_email_logs (id, manufacturer_id, old_email, new_email, actor_name) values (901, :manufacturer, '', 'pay@bramble.example', 'Ada Whitlock');
  insert into manufacturer_dossiers (manufacturer_id, is_vip, managed, crm_user_id) values (:manufacturer, true, false, :sam);
  insert into manufacturer_channels (manufacturer_id, channel_id) values (:manufacturer, 901);
  insert into manufacturer_badges (manufacturer_id, badge_code, badge_group) values (:manufacturer, 'sign-up', 'external-sign-up');
  insert into tags (division_id, id, type, name) values (:division, 901, 'industries', 'Conservation');
  insert into manufacturer_tags (manufacturer_id, tag_id) values (:manufacturer, 901);
  update divisions set logo_thumbnail_path = '/files/12/${"e".repeat(64)}.webp' where id = :division;
  insert into custom_domains (host, division_id, verified_at, active) values ('bramble.example', :division, now(), true);
  insert into division_company_infos (division_id, legal_name, vat_number) values (:division, 'Bramble Prints Ltd', 'GB123456789');
  insert into division_demographics (division_id, sells, age_from, age_to) values (:division, '{tees}', 25, 60);`;

const customers = `
  insert into memberships (id, account_id, division_id, role, permissions) values (901, :morag, :division, 'viewer', '{pages.edit}');
  update customers set account_id = :morag, username = 'morag', company = 'Sinclair & Daughters', job_title = 'Director', lead_status = 'qualified',
    website = 'https://sinclair.example/', instagram = '@sinclair', potential_value_minor = 125000, claimed_by = :sam, claimed_at = now(), request_terms = true where id = :customer;
  insert into customer_notes (division_id, id, customer_id, author_name, note, deleted_at) values
    (:division, 901, :customer, 'Ada Whitlock', 'Asked for workwear', null), (:division, 902, :customer, 'Ada Whitlock', 'Wrong person', now());
  insert into customer_status_steps (division_id, id, customer_id, lead_status, actor_name) values
    (:division, 901, :customer, 'new', 'Ada Whitlock'), (:division, 902, :customer, 'qualified', 'Ada Whitlock');
  insert into customer_tags (division_id, customer_id, tag_id) values (:division, :customer, 901);`;

const site = `
  insert into shop_sites (division_id, password_hash, coming_soon_page, custom_code, og_image_path, sitewide_banner_enabled, sitewide_banner, tracking) values
    (:division, 'argon2id$x$y', '{"title": "Soon"}', '<meta name="x">', '/files/12/${"f".repeat(64)}.webp', true, '{"text": "Sale"}', '{"gtm": "GTM-ABC123"}');
  insert into division_plugins (division_id, name, settings, sealed_token) values
    (:division, 'cookie-policy', '{"enabled": true}', null), (:division, 'facebook-pixel', '{"pixel": "123"}', 'sealed1.k.n.b');
  insert into pages (division_id, id, url, name, draft, published) values
    (:division, 901, '/', 'Home', '{"blocks": [{"type": "banner"}], "flags": ["reordered"], "properties": {"title": "Welcome", "ySpacing": 40}, "version": 2, "sitemap": "odd"}', '{"blocks": []}'),
    (:division, 902, '/about/', 'About us', '{}', '{}');
  insert into page_versions (division_id, id, page_id, version, page, note) values (:division, 901, 901, 1, '{"blocks": []}', 'Before the sale');
  insert into notifications (division_id, id, title, image_path, form, actions, template) values
    (:division, 901, 'New tees', '/files/12/${"0".repeat(64)}.webp', '{"fields": [], "actions": []}', '[{"text": "Look"}]', 'Shove');
  insert into notification_recipients (division_id, notification_id, account_id, opened_at) values
    (:division, 901, :ada, '2026-11-20T10:00:00Z'), (:division, 901, :morag, '2026-11-20T09:30:00Z');
  insert into split_tests (division_id, id, code, name) values (:division, 901, 'product_page_refresh', 'Product page');
  insert into split_test_variations (division_id, split_test_id, alias, name) values (:division, 901, 'before', 'Before'), (:division, 901, 'after', 'After');`;
