// A project: the brand that owns shops. Its name and looks are everybody's, its contacts its own people's, and what staff
// think of it theirs alone.
import { type RawBuilder, sql } from "kysely";
import { inCamelCase } from "../../camel-case.ts";
import { defineModel, type FieldRule, type RowOf } from "../../model.ts";

type ProjectRow = RowOf<"manufacturers">;
const people: FieldRule = { audience: "merchant", permission: { staff: "shops.read" } };
const payouts: FieldRule = { audience: "merchant", permission: { merchant: "payouts.manage", staff: "shops.read" } };
const staff: FieldRule = { audience: "staff", permission: { staff: "shops.read" } };

const profile = (t: ProjectRow, what: RawBuilder<unknown>) =>
  sql`coalesce((select ${what} from manufacturer_profiles f where f.manufacturer_id = ${t("id")}), '')`;
const dossier = (t: ProjectRow, what: RawBuilder<unknown>) =>
  sql`(select ${what} from manufacturer_dossiers f where f.manufacturer_id = ${t("id")})`;

/** The project's first shop. */
const firstDivision = (t: ProjectRow) => sql`(select min(d.id) from divisions d where d.manufacturer_id = ${t("id")})`;

/** The newest rows of a table of shops, of all shops of the project that the reader reaches. */
const newestOf = (table: "orders" | "customers", t: ProjectRow) => sql`array(
  select r.id from ${sql.table(table)} r join divisions d on d.id = r.division_id
  where d.manufacturer_id = ${t("id")} order by r.id desc limit 1000)`;

export const manufacturer = defineModel<"manufacturers">({
  type: "manufacturer",
  table: "manufacturers",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  shownToDivision: (t, divisionId) =>
    sql`${t("id")} = (select d.manufacturer_id from divisions d where d.id = ${divisionId})`,
  attributes: {
    id: { column: "id" },
    name: { column: "name" },
    urlName: { column: "url_name" },
    logo: { column: "logo_path", as: "path" },
    avatar: { column: "avatar_path", as: "path" },
    headerColor: { column: "header_colour" },
    currency: { column: "currency" },
    hash: { ...people, column: "hash" },
    email: { ...people, expression: (t) => profile(t, sql`f.email`) },
    isPro: { ...people, column: "is_pro" },
    isTurbo: { ...people, column: "is_turbo" },
    badges: {
      ...people,
      expression: (t) => sql`(select coalesce(json_agg(b order by b.position), '[]') from (
        select b.code, min(b.position) as position, count(u.manufacturer_id) > 0 as unlocked,
          coalesce(array_agg(b.badge_group order by b.position) filter (where u.manufacturer_id is not null), '{}') as groups
        from badges b left join manufacturer_badges u
          on u.badge_code = b.code and u.badge_group = b.badge_group and u.manufacturer_id = ${t("id")}
        group by b.code) b)`,
      as: (badges) => (badges as Badge[]).map(({ code, unlocked, groups }) => ({ code, unlocked, groups })),
    },
    unlocked: { ...people, expression: (t) => sql`${t("unlocked_at")} is not null` },
    active: { ...people, column: "active" },
    integrationType: { ...people, column: "integration_type" },
    enableBulkStudio: { ...people, column: "enable_bulk_studio" },
    force2fa: { ...people, column: "force_2fa" },
    promoUrl: { ...people, expression: (t) => profile(t, sql`f.promo_url`) },
    paypalEmail: { ...payouts, expression: (t) => profile(t, sql`f.paypal_email`) },
    betas: { ...people, column: "betas" },
    isFraud: { ...staff, column: "is_fraud" },
    isVip: { ...staff, expression: (t) => sql`coalesce(${dossier(t, sql`f.is_vip`)}, false)` },
    managed: { ...staff, expression: (t) => sql`coalesce(${dossier(t, sql`f.managed`)}, false)` },
    createdAt: { ...people, column: "created_at", as: "instant" },
    /** That of its first shop. */
    demographic: {
      ...people,
      expression: (t) =>
        sql`(select to_jsonb(r) - 'division_id' - 'updated_at' from division_demographics r where r.division_id = ${firstDivision(t)})`,
      as: inCamelCase,
    },
  },
  relations: {
    division: { model: "division", many: false, keys: firstDivision },
    divisions: { model: "division", many: true, theirs: "manufacturer_id", orderBy: "id" },
    /** The newest thousand, over all its shops. */
    orders: { model: "order", many: true, keys: (t) => newestOf("orders", t) },
    customers: { model: "customer", many: true, keys: (t) => newestOf("customers", t) },
    chatChannels: {
      ...staff,
      model: "channel",
      many: true,
      through: "manufacturer_channels",
      ours: "manufacturer_id",
      theirs: "channel_id",
    },
    tags: {
      ...staff,
      model: "tag",
      many: true,
      through: "manufacturer_tags",
      ours: "manufacturer_id",
      theirs: "tag_id",
    },
    crmUser: { ...staff, model: "user", many: false, keys: (t) => dossier(t, sql`f.crm_user_id`) },
    paymentInterval: { ...people, model: "time_interval", many: false, column: "payment_interval_id" },
    paypalEmailLogs: {
      ...payouts,
      model: "paypal_email_log",
      many: true,
      theirs: "manufacturer_id",
      orderBy: "id desc",
    },
  },
});

interface Badge {
  code: string;
  unlocked: boolean;
  groups: string[];
}

export const paypalEmailLog = defineModel<"paypal_email_logs">({
  type: "paypal_email_log",
  table: "paypal_email_logs",
  owner: "platform",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "payouts.manage", staff: "shops.read" },
  shownToDivision: (t, divisionId) =>
    sql`${t("manufacturer_id")} = (select d.manufacturer_id from divisions d where d.id = ${divisionId})`,
  attributes: {
    id: { column: "id" },
    oldEmail: { column: "old_email" },
    newEmail: { column: "new_email" },
    actor: { column: "actor_name" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { manufacturer: { model: "manufacturer", many: false, column: "manufacturer_id" } },
});
