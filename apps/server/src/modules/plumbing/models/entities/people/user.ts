// Staff: "user" in the specification. Colleagues see names; pay, property and home addresses are for few, and payroll's
// values are masked for every reader (`POST /atlas/users/{id}/private/reveal/` shows one value).
import { permissionsOf } from "@selvedge/domain/access/roles";
import { type PrivateFieldName, privateFields } from "@selvedge/domain/people/private-fields";
import { isDeveloper, type KeyResult, staffStatusLabel, totalOkrCompletion } from "@selvedge/domain/people/staff";
import { type RawBuilder, sql } from "kysely";
import { maskSealed } from "../../../sealed-values/index.ts";
import { type Attribute, defineModel, type FieldRule, type RowOf } from "../../model.ts";

type StaffRow = RowOf<"staff_users">;
const seen: FieldRule = { permission: { staff: "staff.read" } };
const privateField: FieldRule = { permission: { staff: "staff.read_private" } };

const ofAccount = (t: StaffRow, what: RawBuilder<unknown>) =>
  sql`(select ${what} from accounts a where a.id = ${t("account_id")})`;

/** One sealed value, masked: "••••5678"; null when none is stored. */
const masked = (name: PrivateFieldName): Attribute<"staff_users"> => ({
  ...seen,
  expression: (t) =>
    sql`(select ${sql.ref(`p.${privateFields[name].column}`)} from staff_private_details p where p.staff_user_id = ${t("id")})`,
  as: (sealed, { key, platform }) => maskSealed(platform.config.fieldKeys, Number(key), name, sealed as string | null),
});

interface Given {
  roles: string[];
  extra: string[];
  storeControlRole: string;
  changed: Record<string, string[]>;
}

export const user = defineModel<"staff_users">({
  type: "user",
  table: "staff_users",
  owner: "platform",
  keyType: "number",
  audience: "staff",
  attributes: {
    id: { column: "id" },
    email: { expression: (t) => ofAccount(t, sql`a.email`) },
    username: { column: "username" },
    avatar: { column: "avatar_path", as: "path" },
    fullName: { expression: (t) => sql`trim(${t("first_name")} || ' ' || ${t("last_name")})` },
    firstName: { column: "first_name" },
    lastName: { column: "last_name" },
    mission: { column: "mission" },
    mutedAt: { column: "muted_at", as: "instant" },
    /** What they type to sign in. */
    login: { ...seen, expression: (t) => ofAccount(t, sql`a.email_normalised`) },
    twoFactorAuthEnabled: { ...seen, expression: (t) => ofAccount(t, sql`a.two_factor_enabled_at is not null`) },
    hasSavedPassword: { ...seen, expression: (t) => ofAccount(t, sql`a.password_hash <> ''`) },
    mobilePhoneNumber: { ...seen, column: "mobile_phone_number" },
    status: { column: "status" },
    statusLabel: { column: "status", as: (status) => staffStatusLabel(status as number | null) },
    bio: { column: "bio" },
    colour: { column: "colour" },
    /** The team's code; the relation of that name gives the team itself. */
    team: { column: "team" },
    size: { ...seen, column: "size" },
    isLeadership: { column: "is_leadership" },
    isDeveloper: { column: "team", as: (team) => isDeveloper(team as string | null) },
    lastActive: { ...seen, column: "last_active_at", as: "instant" },
    /** Masked: the codes themselves are stored nowhere. */
    rfidCodes: {
      ...seen,
      expression: (t) =>
        sql`array(select '••••' || r.code_ending from staff_rfids r where r.staff_user_id = ${t("id")} and r.revoked_at is null order by r.id)`,
    },
    totalOkrCompletion: {
      ...seen,
      expression: (t) =>
        sql`(select coalesce(json_agg(json_build_object('completion', o.completion, 'weight', o.weight)), '[]') from staff_okrs o where o.staff_user_id = ${t("id")})`,
      as: (okrs) => totalOkrCompletion(okrs as KeyResult[]),
    },
    roles: { ...seen, column: "roles" },
    permissions: {
      ...seen,
      expression: (t) =>
        sql`json_build_object('roles', ${t("roles")}, 'storeControlRole', ${t("store_control_role")},
          'extra', ${t("extra_permissions")} || array(select x ->> 'permission' from jsonb_array_elements(${t("timed_permissions")}) x
            where (x ->> 'until')::timestamptz > now()),
          'changed', (select coalesce(json_object_agg(r.word, r.permissions), '{}') from staff_roles r))`,
      as: (given) => permissionsOf((given as Given).roles, given as Given),
    },
    storeControlRole: { ...seen, column: "store_control_role" },
    photoPath: { column: "photo_path", as: "path" },
    photoAltText: { column: "photo_alt_text" },
    photoSizes: { column: "photo_sizes", as: "path" },
    photoFocus: { expression: (t) => sql`json_build_object('x', ${t("photo_focus_x")}, 'y', ${t("photo_focus_y")})` },
    streetAddress: { ...privateField, column: "street_address" },
    city: { ...privateField, column: "city" },
    county: { ...privateField, column: "county" },
    postCode: { ...privateField, column: "post_code" },
    nationalInsuranceNumber: masked("nationalInsuranceNumber"),
    bankAccountName: masked("bankAccountName"),
    bankName: masked("bankName"),
    sortCode: masked("sortCode"),
    bankAccountNumber: masked("bankAccountNumber"),
    dateOfBirth: masked("dateOfBirth"),
    employeeStatementOption: { ...privateField, column: "employee_statement_option" },
  },
  relations: {
    team: { model: "team", many: false, column: "team" },
    reportsTo: { model: "user", many: false, column: "reports_to" },
    channel: { model: "channel", many: false, column: "channel_id" },
    rfids: { ...seen, model: "rfid", many: true, theirs: "staff_user_id", orderBy: "issued_at" },
    okrs: { ...seen, model: "okr", many: true, theirs: "staff_user_id", orderBy: "quarter desc" },
  },
});

export const team = defineModel<"teams">({
  type: "team",
  table: "teams",
  owner: "platform",
  key: "code",
  keyType: "text",
  audience: "staff",
  attributes: { code: { column: "code" }, name: { column: "name" }, colour: { column: "colour" } },
  relations: { users: { model: "user", many: true, theirs: "team", orderBy: "first_name" } },
});

export const channel = defineModel<"channels">({
  type: "channel",
  table: "channels",
  owner: "platform",
  keyType: "number",
  audience: "staff",
  attributes: {
    id: { column: "id" },
    code: { column: "code" },
    name: { column: "name" },
    purpose: { column: "purpose" },
  },
  relations: { users: { model: "user", many: true, theirs: "channel_id", orderBy: "first_name" } },
});

export const rfid = defineModel<"staff_rfids">({
  type: "rfid",
  table: "staff_rfids",
  owner: "platform",
  keyType: "number",
  audience: "staff",
  ...seen,
  attributes: {
    id: { column: "id" },
    code: { column: "code_ending", as: (ending) => `••••${ending}` },
    name: { column: "name" },
    issuedAt: { column: "issued_at", as: "instant" },
    revokedAt: { column: "revoked_at", as: "instant" },
  },
  relations: { user: { model: "user", many: false, column: "staff_user_id" } },
});

export const okr = defineModel<"staff_okrs">({
  type: "okr",
  table: "staff_okrs",
  owner: "platform",
  keyType: "number",
  audience: "staff",
  ...seen,
  attributes: {
    id: { column: "id" },
    quarter: { column: "quarter" },
    objective: { column: "objective" },
    keyResult: { column: "key_result" },
    completion: { column: "completion" },
    weight: { column: "weight" },
  },
  relations: { user: { model: "user", many: false, column: "staff_user_id" } },
});
