import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

const one = async <T>(db: Bound, query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db)).rows[0]!;

interface ShopRow {
  name: string;
  currency: string;
  under_review_since: Date | null;
  is_denied: boolean;
  legal_name: string | null;
  street: string | null;
  email: string | null;
  vat_number: string | null;
  label: string | null;
  settings: unknown;
  coming_soon_enabled: boolean | null;
  coming_soon_page: unknown;
  password_hash: string | null;
  custom_code: string | null;
  og_image_path: string | null;
  verification: unknown;
  sitewide_banner_enabled: boolean | null;
  sitewide_banner: unknown;
  shipping_season: unknown;
  domains: number;
  working_domains: number;
  failed_domains: number;
  main_domain: string | null;
  visitors: number;
}

/** What is stored of a shop itself. */
export const shopRow = (db: Bound, divisionId: DivisionId) =>
  one(
    db,
    sql<ShopRow>`
      select d.name, d.currency, d.under_review_since,
        coalesce((select i.approved = 0 from approval_items i where i.division_id = d.id order by i.id desc limit 1), false)
          as is_denied, c.legal_name, c.street, c.email, c.vat_number, s.label,
        o.settings, w.coming_soon_enabled, w.coming_soon_page, w.password_hash, w.custom_code, w.og_image_path,
        w.verification, w.sitewide_banner_enabled, w.sitewide_banner, w.shipping_season,
        (select count(*)::int from shop_domains x where x.division_id = d.id) as domains,
        (select count(*)::int from shop_domains x where x.division_id = d.id and x.state = 'active') as working_domains,
        (select count(*)::int from shop_domains x where x.division_id = d.id and x.state = 'failed') as failed_domains,
        (select host from custom_domains x where x.division_id = d.id and x.active) as main_domain,
        (select count(*)::int from shop_visitors v where v.division_id = d.id) as visitors
      from divisions d
      left join division_company_infos c on c.division_id = d.id
      left join subdomains s on s.division_id = d.id
      left join shop_settings o on o.division_id = d.id
      left join shop_sites w on w.division_id = d.id
      where d.id = ${divisionId}`,
  );

export async function pluginRows(db: Bound, divisionId: DivisionId): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("division_plugins")
    .where("division_id", "=", divisionId)
    .select(["name", "settings"])
    .execute();
  return Object.fromEntries(rows.map(({ name, settings }) => [name, settings]));
}

/** Pages that visitors see, those of them that the sitemap lists (isListed of shop/crawlers), and those that not everybody sees. */
export const pageFacts = (db: Bound, divisionId: DivisionId) =>
  one(
    db,
    sql<{ published: number; listed: number; restricted: number }>`
      select count(*)::int as published,
        count(*) filter (where coalesce((published ->> 'sitemap')::boolean, true)
          and coalesce(published -> 'properties' ->> 'loginState', 'everyone') = 'everyone'
          and coalesce(published -> 'properties' -> 'guards', '[]') = '[]'
          and coalesce((published -> 'properties' ->> 'isStorePage')::boolean, true))::int as listed,
        count(*) filter (where coalesce(published -> 'properties' ->> 'loginState', 'everyone') <> 'everyone'
          or jsonb_array_length(coalesce(nullif(published -> 'properties' -> 'guards', 'null'), '[]')) > 0)::int as restricted
      from pages where division_id = ${divisionId} and template is null and deleted_at is null and published is not null
        and coalesce((published ->> 'published')::boolean, true)`,
  );

/** The theme that the shop wears, as its properties are stored over a shipped one; none in a shop of the base theme. */
export async function wornTheme(db: Bound, divisionId: DivisionId) {
  return db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .select(["extends", "properties", "preset_version"])
    .executeTakeFirst();
}

export async function themeRow(db: Bound, divisionId: DivisionId) {
  const { rows } = await sql<{ extends: string; changed: number; is_draft: boolean }>`
    select extends, (select count(*)::int from jsonb_object_keys(properties)) as changed, draft is not null as is_draft
    from themes where division_id = ${divisionId} and active`.execute(db);
  return rows[0];
}

/** Legal texts that the shop wrote itself, and questions of its help. */
export const textFacts = (db: Bound, divisionId: DivisionId) =>
  one(
    db,
    sql<{ legal: number; questions: number }>`
      select (select count(*)::int from legal_texts where division_id = ${divisionId}) as legal,
        (select count(*)::int from help_questions where division_id = ${divisionId}) as questions`,
  );

export const teamFacts = (db: Bound, divisionId: DivisionId) =>
  one(
    db,
    sql<{ people: number; invited: number; requests: number; withoutTwoFactor: number }>`
      select count(*)::int as people, count(*) filter (where a.two_factor_enabled_at is null)::int as "withoutTwoFactor",
        (select count(*)::int from invitations where division_id = ${divisionId} and accepted_at is null and withdrawn_at is null) as invited,
        (select count(*)::int from permission_requests where division_id = ${divisionId} and status = 'waiting') as requests
      from memberships m join accounts a on a.id = m.account_id where m.division_id = ${divisionId}`,
  );

/** What guards the asking person's own sign-in. */
export const ownFacts = (db: Bound, accountId: number, at: Date) =>
  one(
    db,
    sql<{ hasTwoFactor: boolean; passkeys: number; sessions: number }>`
      select a.two_factor_enabled_at is not null as "hasTwoFactor",
        (select count(*)::int from passkeys where account_id = a.id) as passkeys,
        (select count(*)::int from sessions where account_id = a.id and expires_at > ${at} and viewer_session_id is null) as sessions
      from accounts a where a.id = ${accountId}`,
  );
