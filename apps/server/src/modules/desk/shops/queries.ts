// Shops with their projects, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ApprovalItem } from "@selvedge/domain/shops/approval-label";
import { type RawBuilder, sql } from "kysely";

export interface ShopFilter {
  q: string;
  state: "" | "review";
  page: number;
  perPage: number;
}

export interface ShopRow {
  id: DivisionId;
  name: string;
  code: string;
  /** The first part of its host; null for the platform's own site. */
  label: string | null;
  manufacturer_id: number;
  project: string;
  is_pro: boolean;
  is_turbo: boolean;
  under_review_since: Date | null;
  is_denied: boolean;
  is_answered: boolean;
  password_hash: string | null;
  coming_soon_enabled: boolean | null;
  coming_soon_page: unknown;
}

const columns = sql`d.id, d.name, d.code, s.label, m.id as manufacturer_id, m.name as project, m.is_pro, m.is_turbo,
  d.under_review_since, d.under_review_since is not null and coalesce((select i.approved = 0 from approval_items i
    where i.subdomain_id = s.id order by i.id desc limit 1), false) as is_denied,
  exists (select from denial_answers n where n.division_id = d.id and n.approval_item_id =
    (select max(i.id) from approval_items i where i.division_id = d.id)) as is_answered, g.password_hash, g.coming_soon_enabled, g.coming_soon_page`;

const from = sql`from divisions d join manufacturers m on m.id = d.manufacturer_id
  left join subdomains s on s.division_id = d.id left join shop_sites g on g.division_id = d.id`;

/** One page of all shops by name, and how many match. */
export async function shopsPage(
  db: Bound,
  { q, state, page, perPage }: ShopFilter,
): Promise<{ rows: ShopRow[]; total: number }> {
  const matches: RawBuilder<boolean>[] = [
    ...(q
      ? [
          sql<boolean>`(starts_with(d.name_key, shop_key(${q})) or d.code = upper(${q}) or starts_with(s.label, lower(${q}))
            or starts_with(lower(m.name), lower(${q}))
            or exists (select from custom_domains c where c.division_id = d.id and c.host = lower(${q})))`,
        ]
      : []),
    ...(state ? [sql<boolean>`d.under_review_since is not null`] : []),
  ];
  const where = matches.length > 0 ? sql`where ${sql.join(matches, sql` and `)}` : sql``;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ShopRow>`select ${columns} ${from} ${where} order by d.name_key, d.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${from} ${where}`.execute(db),
  ]);
  return { rows, total: counted[0]!.total };
}

export interface ShopDetail extends ShopRow {
  under_review_reason: string;
  support_email: string;
  created_at: Date;
  integration_type: string;
  payment_processor: unknown;
  approval_item: ApprovalItem | null;
  badges: { code: string; group: string }[];
  others: { id: number; name: string }[];
}

export async function shopDetail(db: Bound, id: DivisionId): Promise<ShopDetail | undefined> {
  const { rows } = await sql<ShopDetail>`
    select ${columns}, d.under_review_reason, d.support_email, d.created_at, m.integration_type, g.payment_processor,
      (select json_build_object('approved', i.approved) from approval_items i
        where i.division_id = d.id and i.subdomain_id = s.id order by i.id desc limit 1) as approval_item,
      (select coalesce(json_agg(json_build_object('code', b.badge_code, 'group', b.badge_group)), '[]')
        from manufacturer_badges b where b.manufacturer_id = m.id) as badges,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name_key), '[]')
        from divisions o where o.manufacturer_id = m.id and o.id <> d.id) as others
    ${from} where d.id = ${id}`.execute(db);
  return rows[0];
}

const historyShown = 20;
const actions = [
  "shop.review_started",
  "shop.review_changed",
  "shop.review_ended",
  "shop.site_denied",
  "shop.denial_answered",
  "shop.denial_undone",
  "project.plan_changed",
];

/** What staff did to a shop, the newest first. */
export const shopHistory = (db: Bound, id: DivisionId) =>
  db
    .selectFrom("audit_log")
    .where("division_id", "=", id)
    .where("action", "in", actions)
    .orderBy("id", "desc")
    .limit(historyShown)
    .select(["id", "action", "actor_name", "created_at", "detail"])
    .execute();
