import { normaliseEmail } from "@selvedge/domain/text";
import { type Surroundings, surroundings, type TradeCustomer } from "../around/surroundings.ts";
import type { DemoShop } from "../kinds.ts";
import { insertRows, insertWithIds } from "./insert-rows.ts";
import { daysBefore, type Writing } from "./world.ts";
import type { WrittenPeople } from "./write-people.ts";

/** What belongs to a shop: company, project, plugins, a split test, and the customers with an account manager. */
export async function writeAround(writing: Writing, shop: DemoShop, people: WrittenPeople): Promise<void> {
  const around = shop.label === null ? undefined : surroundings[shop.label];
  if (!around) return;
  await writeCompany(writing, around, shop);
  await writeProject(writing, around, shop, people);
  await writePlugins(writing, around);
  await writeSite(writing, around);
  await writeSplitTest(writing);
  const tagIds = await writeTags(writing, around);
  for (const [index, customer] of around.customers.entries())
    await writeTradeCustomer(writing, customer, tagIds, {
      days: 70 - index * 20,
      claimedBy: people.staffIds.get("grace@selvedge.test")!,
    });
}

async function writeCompany({ db, divisionId, now }: Writing, around: Surroundings, shop: DemoShop): Promise<void> {
  const { company, place, demographic } = around;
  const [street, city, zip] = place;
  const own = { division_id: divisionId, updated_at: now };
  await insertRows(db, "division_company_infos", [
    {
      ...own,
      legal_name: company.legalName,
      trading_name: shop.name,
      company_number: company.number,
      vat_number: company.vat,
      charity_number: company.charity ?? "",
      eori_number: `${company.vat}000`,
      phone: "",
      email: shop.supportEmail,
      street,
      city,
      state: "",
      country: "GB",
      zip,
      bank_account_name: company.legalName,
      bank_sort_code: "200000",
      bank_account_number: "55779911",
    },
  ]);
  const [from, to] = demographic.ages;
  await db
    .insertInto("division_demographics")
    .values({
      ...own,
      sells: [...demographic.sells],
      audiences: [...demographic.audiences],
      age_from: from,
      age_to: to,
      countries: ["GB"],
      experience: "sold_before",
    })
    .execute();
}

async function writeProject(writing: Writing, around: Surroundings, shop: DemoShop, people: WrittenPeople) {
  const { db, divisionId, now } = writing;
  const { manufacturer_id: id } = await db
    .selectFrom("divisions")
    .where("id", "=", divisionId)
    .select("manufacturer_id")
    .executeTakeFirstOrThrow();
  const began = daysBefore(now, 540);
  await db
    .updateTable("manufacturers")
    .set({ is_pro: around.isPro, unlocked_at: daysBefore(now, 530) })
    .where("id", "=", id)
    .execute();
  await db.updateTable("subdomains").set({ is_pro: around.isPro }).where("division_id", "=", divisionId).execute();
  const own = { manufacturer_id: id };
  const paypalEmail = `payouts@${new URL(around.promoUrl).host}`;
  await insertRows(db, "manufacturer_profiles", [
    { ...own, email: shop.supportEmail, promo_url: around.promoUrl, paypal_email: paypalEmail, updated_at: now },
  ]);
  await insertRows(db, "paypal_email_logs", [
    {
      ...own,
      old_email: "",
      new_email: paypalEmail,
      actor_name: "Ada Whitlock",
      account_id: people.merchantAccountId,
      created_at: began,
    },
  ]);
  await insertRows(db, "manufacturer_dossiers", [
    {
      ...own,
      is_vip: around.isVip,
      managed: false,
      crm_user_id: people.staffIds.get("grace@selvedge.test")!,
      updated_at: now,
    },
  ]);
  // Some are unlocked by what was written before.
  await db
    .insertInto("manufacturer_badges")
    .values(
      around.badges.map(([code, group], index) => ({
        ...own,
        badge_code: code,
        badge_group: group,
        unlocked_at: daysBefore(now, 540 - index * 3),
      })),
    )
    .onConflict((same) => same.doNothing())
    .execute();
}

const writePlugins = ({ db, divisionId, now }: Writing, { plugins }: Surroundings) =>
  insertRows(
    db,
    "division_plugins",
    Object.entries(plugins).map(([name, settings]) => ({
      division_id: divisionId,
      name,
      settings,
      installed_at: daysBefore(now, 400),
      updated_at: now,
    })),
  );

/** The bars above the shop's header, and its days of the season. */
async function writeSite(
  { db, divisionId, now }: Writing,
  { christmas, sitewide, plugins }: Surroundings,
): Promise<void> {
  if (!christmas && !sitewide) return;
  const year = seasonOf(now);
  const cutoffDates = (christmas ?? []).map(([country, service, on]) => ({ country, service, on: `${year}-${on}` }));
  const isShown = "christmas-banner" in plugins;
  await insertRows(db, "shop_sites", [
    {
      division_id: divisionId,
      shipping_season: { christmas: { cutoffDates, showContent: isShown && cutoffDates.length > 0 } },
      sitewide_banner_enabled: sitewide !== undefined,
      sitewide_banner: sitewide ?? {},
      updated_at: now,
    },
  ]);
}

/** The year of the Christmas that comes next. */
const seasonOf = (now: Date): number =>
  now < new Date(Date.UTC(now.getUTCFullYear(), 11, 25)) ? now.getUTCFullYear() : now.getUTCFullYear() + 1;

/** A draft: while a test runs, visitors see different things, and its pages carry its script. */
async function writeSplitTest({ db, divisionId, now }: Writing): Promise<void> {
  const own = { division_id: divisionId };
  const [id] = await insertWithIds(db, "split_tests", [
    { ...own, code: "product_page_refresh", name: "Product pictures", active: false, created_at: daysBefore(now, 12) },
  ]);
  await insertRows(db, "split_test_variations", [
    { ...own, split_test_id: id, alias: "before", name: "Closer look on hover", weight: 50 },
    { ...own, split_test_id: id, alias: "after", name: "Closer look on click", weight: 50 },
  ]);
}

/** The shop's services and industries by their names. */
async function writeTags({ db, divisionId, now }: Writing, { customers }: Surroundings): Promise<Map<string, number>> {
  const rows = [
    ...customers.map(({ service }) => ({ type: "services", name: service })),
    ...customers.map(({ industry }) => ({ type: "industries", name: industry })),
  ];
  const unique = [...new Map(rows.map((row) => [row.name, row])).values()];
  const ids = await insertWithIds(
    db,
    "tags",
    unique.map((row) => ({ division_id: divisionId, ...row, created_at: daysBefore(now, 300) })),
  );
  return new Map(unique.map(({ name }, index) => [name, ids[index]!]));
}

async function writeTradeCustomer(
  { db, divisionId, now }: Writing,
  customer: TradeCustomer,
  tagIds: ReadonlyMap<string, number>,
  { days, claimedBy }: { days: number; claimedBy: number },
): Promise<void> {
  const own = { division_id: divisionId };
  const { email, journey } = customer;
  const at = (step: number) => daysBefore(now, days - step * 6);
  const [id] = await insertWithIds(db, "customers", [
    {
      ...own,
      email,
      email_normalised: normaliseEmail(email),
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: "",
      company: customer.company,
      job_title: customer.jobTitle,
      website: customer.website,
      mobile: "",
      instagram: customer.instagram,
      twitter: "",
      facebook: "",
      tiktok: "",
      linkedin: "",
      youtube: "",
      avatar_path: "",
      internal: false,
      lead_status: journey.at(-1),
      potential_value_minor: customer.potentialValueMinor,
      claimed_by: claimedBy,
      claimed_at: at(0),
      should_have_store: false,
      request_terms: customer.wantsTerms ?? false,
      created_at: at(0),
    },
  ]);
  const steps = journey.map((lead_status, step) => ({
    ...own,
    customer_id: id,
    lead_status,
    actor_name: "Ada Whitlock",
    created_at: at(step),
  }));
  await insertRows(db, "customer_status_steps", steps);
  await insertRows(db, "customer_notes", [
    { ...own, customer_id: id, author_name: "Ada Whitlock", note: customer.note, created_at: at(1) },
  ]);
  const tags = [customer.service, customer.industry].map((name) => ({
    ...own,
    customer_id: id,
    tag_id: tagIds.get(name)!,
  }));
  await insertRows(db, "customer_tags", tags);
}
