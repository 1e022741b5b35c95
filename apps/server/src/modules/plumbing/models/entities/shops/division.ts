// A shop, its site and who may open it. Everybody may know a shop's name and address; the rest is for its people.

import { type DivisionSources, divisionStanding } from "@selvedge/domain/shops/division-standing";
import { activeDomainName, storeUrl } from "@selvedge/domain/shops/store-url";
import { type RawBuilder, sql } from "kysely";
import { inCamelCase } from "../../camel-case.ts";
import { defineModel, type FieldRule, type RowOf, type WiredRow } from "../../model.ts";

type DivisionRow = RowOf<"divisions">;
const people: FieldRule = { audience: "merchant", permission: { staff: "shops.read" } };
const staff: FieldRule = { audience: "staff", permission: { staff: "shops.read" } };

interface Hosts {
  label: string | null;
  own: string | null;
}

/** The shop's own domain in use and its label here. */
const hostsOf = (t: DivisionRow): RawBuilder<unknown> => sql`json_build_object(
  'label', (select s.label from subdomains s where s.division_id = ${t("id")}),
  'own', (select c.host from custom_domains c where c.division_id = ${t("id")} and c.active))`;

const domainOf = (hosts: unknown, { platform }: WiredRow) => activeDomainName(hosts as Hosts, platform.config.baseHost);

const standingOf = (t: DivisionRow): RawBuilder<unknown> => sql`json_build_object(
  'subdomain', (select json_build_object('isPro', s.is_pro) from subdomains s where s.division_id = ${t("id")}),
  'manufacturer', (select json_build_object('isPro', m.is_pro, 'isFraud', m.is_fraud) from manufacturers m where m.id = ${t("manufacturer_id")}))`;

/** A row of a table that belongs to the shop alone, as JSON without its key columns; null for none. */
const rowOf = (table: string, t: DivisionRow): RawBuilder<unknown> =>
  sql`(select to_jsonb(r) - 'division_id' - 'updated_at' from ${sql.table(table)} r where r.division_id = ${t("id")})`;

export const division = defineModel<"divisions">({
  type: "division",
  table: "divisions",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  shownToDivision: (t, divisionId) => sql`${t("id")} = ${divisionId}`,
  attributes: {
    id: { column: "id" },
    name: { column: "name" },
    code: { column: "code" },
    currency: { column: "currency" },
    disabled: { ...people, column: "disabled" },
    companyInfo: { ...people, expression: (t) => rowOf("division_company_infos", t), as: inCamelCase },
    demographic: { ...people, expression: (t) => rowOf("division_demographics", t), as: inCamelCase },
    logoThumbnail: { column: "logo_thumbnail_path", as: "path" },
    activeDomainName: { expression: hostsOf, as: domainOf },
    storeUrl: {
      expression: hostsOf,
      as: (hosts, row) =>
        storeUrl(domainOf(hosts, row), row.platform.config.publicProtocol, row.platform.config.publicPort),
    },
    hasPro: { ...people, expression: standingOf, as: (stored) => divisionStanding(stored as DivisionSources).hasPro },
    isFraud: { ...staff, expression: standingOf, as: (stored) => divisionStanding(stored as DivisionSources).isFraud },
    createdAt: { ...people, column: "created_at", as: "instant" },
  },
  relations: {
    subdomain: {
      model: "subdomain",
      many: false,
      theirs: "division_id",
    },
    manufacturer: { model: "manufacturer", many: false, column: "manufacturer_id" },
    customers: { model: "customer", many: true, theirs: "division_id", orderBy: "id desc" },
    divisionCustomers: { model: "division_customer", many: true, theirs: "division_id", orderBy: "id" },
  },
});

/** Somebody who may open a shop's dashboard, and as what. */
export const divisionCustomer = defineModel<"memberships">({
  type: "division_customer",
  table: "memberships",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "people.manage", staff: "shops.read" },
  attributes: {
    id: { column: "id" },
    role: { column: "role" },
    permissions: { column: "permissions" },
    fullName: { expression: (t) => sql`(select a.full_name from accounts a where a.id = ${t("account_id")})` },
    email: { expression: (t) => sql`(select a.email from accounts a where a.id = ${t("account_id")})` },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { division: { model: "division", many: false, column: "division_id" } },
});
