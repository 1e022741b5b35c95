// The site of a shop (storefront §3.8). Its basket and favourites counts and its session belong to each visitor and are
// worked out for them from `baskets` and their cookie; a site's row has none.
import { type ApprovalItem, approvalLabel } from "@selvedge/domain/shops/approval-label";
import { readPlugins } from "@selvedge/domain/shops/plugins";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { type RawBuilder, sql } from "kysely";
import { defineModel, type FieldRule, type RowOf } from "../../model.ts";

type SiteRow = RowOf<"subdomains">;
const members: FieldRule = { audience: "merchant", permission: { staff: "shops.read" } };
const people: FieldRule = { audience: "merchant", permission: { merchant: "shop.edit", staff: "shops.read" } };

const settingsOf = (t: SiteRow): RawBuilder<unknown> =>
  sql`(select g.settings from shop_settings g where g.division_id = ${t("division_id")})`;

const siteOf = (t: SiteRow, what: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${what} from shop_sites g where g.division_id = ${t("division_id")})`;

export const subdomain = defineModel<"subdomains">({
  type: "subdomain",
  table: "subdomains",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  attributes: {
    id: { column: "id" },
    label: { column: "label" },
    isPro: { ...members, column: "is_pro" },
    currency: { expression: (t) => sql`(select d.currency from divisions d where d.id = ${t("division_id")})` },
    favicon: { expression: settingsOf, as: (stored) => readShopSettings(stored).favicon },
    company: {
      expression: settingsOf,
      as: (stored) => {
        const { company, logo } = readShopSettings(stored);
        return { name: company.name, logo: logo.text };
      },
    },
    metaOgImage: { expression: (t) => siteOf(t, sql`g.og_image_path`), as: "path" },
    customCode: { ...people, expression: (t) => sql`coalesce(${siteOf(t, sql`g.custom_code`)}, '')` },
    passwordProtected: { expression: (t) => sql`coalesce(${siteOf(t, sql`g.password_hash is not null`)}, false)` },
    comingSoonPageData: {
      expression: (t) =>
        sql`coalesce(${siteOf(t, sql`g.coming_soon_page || jsonb_build_object('enabled', g.coming_soon_enabled)`)}, '{"enabled": false}')`,
    },
    sitewideBanner: {
      expression: (t) =>
        sql`coalesce(${siteOf(t, sql`jsonb_build_object('enabled', g.sitewide_banner_enabled, 'options', g.sitewide_banner)`)}, '{"enabled": false, "options": {}}')`,
    },
    tracking: { ...people, expression: (t) => sql`coalesce(${siteOf(t, sql`g.tracking`)}, '{}')` },
    plugins: {
      ...people,
      expression: (t) =>
        sql`(select jsonb_object_agg(p.name, p.settings) from division_plugins p where p.division_id = ${t("division_id")})`,
      as: readPlugins,
    },
    /** Moderation's decision about the site, in words. */
    approvalLabel: {
      ...members,
      expression: (t) => sql`(select json_build_object('approved', i.approved) from approval_items i
        where i.division_id = ${t("division_id")} and i.subdomain_id = ${t("id")} order by i.id desc limit 1)`,
      as: (newest) => approvalLabel(newest as ApprovalItem | null),
    },
    createdAt: { ...members, column: "created_at", as: "instant" },
  },
  relations: {
    division: { model: "division", many: false, column: "division_id" },
    approvalItem: {
      ...members,
      model: "approval_item",
      many: false,
      theirs: "subdomain_id",
      orderBy: "id desc",
    },
  },
});
