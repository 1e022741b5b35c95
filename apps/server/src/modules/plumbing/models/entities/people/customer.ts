// A person at one shop, with their login where they have one (decision 2). The shop sees its own customer; that the same
// person buys or sells elsewhere is for staff.
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import { type RawBuilder, sql } from "kysely";
import { defineModel, type FieldRule, type RowOf } from "../../model.ts";

type CustomerRow = RowOf<"customers">;
const staff: FieldRule = { audience: "staff" };

const ofAccount = (t: CustomerRow, what: RawBuilder<unknown>) =>
  sql`coalesce((select ${what} from accounts a where a.id = ${t("account_id")}), false)`;

/**
 * Something of the customer's membership in this shop. The main site's customers are those who open shops: there it is the
 * membership of their first.
 */
const ofMembership = (t: CustomerRow, what: RawBuilder<unknown>) => sql`(
  select ${what} from memberships m where m.account_id = ${t("account_id")}
    and (m.division_id = ${t("division_id")} or ${t("division_id")} = ${mainDivisionId})
  order by (m.division_id = ${t("division_id")}) desc, m.id limit 1)`;

interface Held {
  role: string;
  extra: string[];
}

export const customer = defineModel<"customers">({
  type: "customer",
  table: "customers",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "customers.read",
  currency: (t) => sql`(select d.currency from divisions d where d.id = ${t("division_id")})`,
  attributes: {
    id: { column: "id" },
    phone: { column: "phone" },
    email: { column: "email" },
    company: { column: "company" },
    jobTitle: { column: "job_title" },
    username: { column: "username" },
    leadStatus: { column: "lead_status" },
    avatar: { column: "avatar_path", as: "path" },
    firstName: { column: "first_name" },
    lastName: { column: "last_name" },
    internal: { column: "internal" },
    verified: { expression: (t) => ofAccount(t, sql`a.verified_at is not null`) },
    signedEula: { ...staff, expression: (t) => ofAccount(t, sql`a.signed_eula_at is not null`) },
    potentialValue: { column: "potential_value_minor", as: "money" },
    website: { column: "website" },
    mobile: { column: "mobile" },
    twitter: { column: "twitter" },
    facebook: { column: "facebook" },
    tiktok: { column: "tiktok" },
    instagram: { column: "instagram" },
    linkedin: { column: "linkedin" },
    youtube: { column: "youtube" },
    role: { expression: (t) => ofMembership(t, sql`m.role`) },
    dashboardPermissions: {
      expression: (t) => ofMembership(t, sql`json_build_object('role', m.role, 'extra', m.permissions)`),
      as: (held) => (held === null ? [] : merchantPermissionsOf((held as Held).role, (held as Held).extra)),
    },
    twoFactorAuthEnabled: { ...staff, expression: (t) => ofAccount(t, sql`a.two_factor_enabled_at is not null`) },
    shouldHaveStore: { ...staff, column: "should_have_store" },
    requestTerms: { column: "request_terms" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: {
    orders: { model: "order", many: true, theirs: "customer_id", orderBy: "created_at desc" },
    claimedUser: { ...staff, model: "user", many: false, column: "claimed_by" },
    divisions: {
      model: "division",
      many: true,
      keys: (t) =>
        sql`array(select m.division_id from memberships m where m.account_id = ${t("account_id")} order by m.id)`,
    },
    manufacturers: {
      model: "manufacturer",
      many: true,
      keys: (t) => sql`array(select d.manufacturer_id from memberships m join divisions d on d.id = m.division_id
        where m.account_id = ${t("account_id")} group by d.manufacturer_id order by min(m.id))`,
    },
    notes: {
      model: "customer_note",
      many: true,
      keys: (t) => sql`array(select n.id from customer_notes n where n.division_id = ${t("division_id")}
        and n.customer_id = ${t("id")} and n.deleted_at is null order by n.id desc)`,
    },
    statusJourney: { model: "customer_status_step", many: true, theirs: "customer_id", orderBy: "id" },
    tags: {
      model: "tag",
      many: true,
      through: "customer_tags",
      ours: "customer_id",
      theirs: "tag_id",
      orderBy: "tag_id",
    },
  },
});

export const customerNote = defineModel<"customer_notes">({
  type: "customer_note",
  table: "customer_notes",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "customers.read",
  attributes: {
    id: { column: "id" },
    note: { column: "note" },
    author: { column: "author_name" },
    createdAt: { column: "created_at", as: "instant" },
    deletedAt: { column: "deleted_at", as: "instant" },
  },
  relations: { customer: { model: "customer", many: false, column: "customer_id" } },
});

export const customerStatusStep = defineModel<"customer_status_steps">({
  type: "customer_status_step",
  table: "customer_status_steps",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "customers.read",
  attributes: {
    id: { column: "id" },
    leadStatus: { column: "lead_status" },
    actor: { column: "actor_name" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { customer: { model: "customer", many: false, column: "customer_id" } },
});
