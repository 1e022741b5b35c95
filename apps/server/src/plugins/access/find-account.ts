// The account behind a request's session.

import { withoutDivision } from "@selvedge/db/with-division";
import { permissionsOf, staffRoles } from "@selvedge/domain/access/roles";
import type { DivisionId } from "@selvedge/domain/ids";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import { isCurrentTerms } from "@selvedge/domain/sign-up/terms";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { hashOfSessionToken } from "../session/session.ts";
import { movedEnd, moveSessionEnd } from "../session/session-end.ts";

export interface Account {
  id: number;
  email: string;
  fullName: string;
  isVerified: boolean;
  hasSignedEula: boolean;
  /**
   * `extra` are permission words beyond those of the platform's role: of the shop's own role, single ones, timed ones.
   * `needsTwoFactor`: the shop asks its people for it, and this account has none.
   */
  shops: { id: DivisionId; role: string; extra: string[]; needsTwoFactor: boolean }[];
  /** Signs in at shops alone: has no shop, and has begun none. */
  isShopper: boolean;
  staff: StaffAccount | null;
  /** What this account may do was changed since its session had its id: the session needs another one. */
  mustRenew: boolean;
}

export interface StaffAccount {
  id: number;
  firstName: string;
  lastName: string;
  roles: string[];
  /** The name of the role that allows most. */
  roleName: string;
  /** Empty while `needsTwoFactor`. */
  permissions: string[];
  /** Staff sign in with a second factor, and this account has none. Demo logins, which production refuses, need none. */
  needsTwoFactor: boolean;
  mutedAt: string | null;
}

const found = new WeakMap<FastifyRequest, { sessionToken: string | null; account: Promise<Account | null> }>();

/**
 * The signed-in account of a request, or null; loaded once per request. A session ends at once when its account is
 * disabled.
 */
export function findAccount(platform: Platform, request: FastifyRequest): Promise<Account | null> {
  const { sessionToken } = request;
  const known = found.get(request);
  // Signing in and out change the session token in the middle of their request.
  if (known?.sessionToken === sessionToken) return known.account;
  const account = sessionToken ? readAccount(platform, request, sessionToken) : Promise.resolve(null);
  found.set(request, { sessionToken, account });
  return account;
}

async function readAccount(
  { pools, now, config }: Platform,
  request: FastifyRequest,
  sessionToken: string,
): Promise<Account | null> {
  const tokenHash = hashOfSessionToken(sessionToken);
  const isStaffHost = request.place.context === "backoffice";
  const row = await withoutDivision(isStaffHost ? pools.backOffice : pools.web, async (db) => {
    const found = await db
      .selectFrom("sessions as s")
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .leftJoin("staff_users as u", (join) => join.onRef("u.account_id", "=", "a.id").on("u.status", "=", 0))
      .where("s.token_hash", "=", tokenHash)
      .where("s.expires_at", ">", now())
      .where("a.disabled_at", "is", null)
      .select([
        "a.id",
        "a.email",
        "a.full_name",
        "a.verified_at",
        "a.signed_eula_at",
        "a.signed_eula_version",
        "s.expires_at",
      ])
      .select(["a.two_factor_enabled_at", "s.must_renew"])
      .select(["u.id as staff_id", "u.first_name", "u.last_name", "u.roles", "u.muted_at"])
      .select([extraOf.as("extra"), changedRolesOf.as("changed_roles")])
      // The shops' role cannot read it.
      .$if(isStaffHost, (query) => query.select("u.store_control_role"))
      .select(membershipsOf.as("shops"))
      .select(isShopper.as("is_shopper"))
      .executeTakeFirst();
    const end = found && movedEnd(found.expires_at, now(), found.staff_id !== null);
    if (end) await moveSessionEnd(db, tokenHash, end);
    return found;
  });
  if (!row) return null;
  const staff = row.staff_id === null ? null : staffOf({ ...row, staff_id: row.staff_id }, config);
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    isVerified: row.verified_at !== null,
    hasSignedEula: row.signed_eula_at !== null && isCurrentTerms(row.signed_eula_version),
    shops: row.shops,
    isShopper: row.is_shopper,
    staff,
    mustRenew: row.must_renew,
  };
}

interface StaffRow {
  staff_id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  roles: string[] | null;
  extra: string[];
  changed_roles: Record<string, { name: string; permissions: string[] }>;
  store_control_role?: string | null;
  muted_at: Date | null;
  two_factor_enabled_at: Date | null;
}

function staffOf(row: StaffRow, { environment }: Platform["config"]): StaffAccount {
  const roles = row.roles ?? [];
  const changed = Object.fromEntries(Object.entries(row.changed_roles).map(([word, role]) => [word, role.permissions]));
  const storeControlRole = row.store_control_role ?? "none";
  const needsTwoFactor =
    row.two_factor_enabled_at === null && !(environment !== "production" && isDemoLogin(row.email));
  const [widest = ""] = roles.toSorted(
    (a, b) => permissionsOf([b], { changed }).length - permissionsOf([a], { changed }).length,
  );
  return {
    id: row.staff_id,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    roles,
    roleName: row.changed_roles[widest]?.name ?? staffRoles[widest]?.name ?? "Staff",
    permissions: needsTwoFactor ? [] : permissionsOf(roles, { extra: row.extra, storeControlRole, changed }),
    needsTwoFactor,
    mutedAt: row.muted_at?.toISOString() ?? null,
  };
}

/** Permissions of the person alone: for good, and those whose time has not run out. */
const extraOf = sql<string[]>`
  (coalesce(u.extra_permissions, '{}') || array(select t ->> 'permission' from jsonb_array_elements(coalesce(u.timed_permissions, '[]')) t
     where (t ->> 'until')::timestamptz > now()))`;

/** Those of the person's roles that staff have made or changed. */
const changedRolesOf = sql<StaffRow["changed_roles"]>`
  (select coalesce(json_object_agg(r.word, json_build_object('name', r.name, 'permissions', r.permissions)), '{}')
   from staff_roles r where r.word = any(u.roles))`;

const isShopper = sql<boolean>`(a.shopper_division_id is not null and u.id is null
  and not exists (select from memberships m where m.account_id = a.id)
  and not exists (select from shop_drafts f where f.account_id = a.id))`;

const membershipsOf = sql<Account["shops"]>`
  (select coalesce(json_agg(json_build_object('id', m.division_id, 'role', m.role, 'extra', m.permissions || m.role_permissions || array(
     select t ->> 'permission' from jsonb_array_elements(m.timed_permissions) t where (t ->> 'until')::timestamptz > now()),
     'needsTwoFactor', a.two_factor_enabled_at is null and exists (select from divisions d
       join manufacturers p on p.id = d.manufacturer_id where d.id = m.division_id and p.force_2fa))), '[]')
   from memberships m where m.account_id = a.id)`;
