// The account behind a request's session.

import { withoutDivision } from "@selvedge/db/with-division";
import { permissionsOf, staffRoles } from "@selvedge/domain/access/roles";
import type { DivisionId } from "@selvedge/domain/ids";
import { badgePermissions } from "@selvedge/domain/people/badge-permissions";
import { badgeSessionMostMs } from "@selvedge/domain/people/badges";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import { isCurrentTerms } from "@selvedge/domain/sign-up/terms";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { takeRenewedId } from "../session/renew-session.ts";
import { hashOfSessionToken, isBriefToken, isViewToken } from "../session/session.ts";
import { movedEnd, moveSessionEnd } from "../session/session-end.ts";
import { terminalOf } from "../session/terminal.ts";
import { type ChangedRoles, changedRolesOf, extraOf } from "./staff-rows.ts";

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
  /** A colleague sees what this account's person sees; null for that person. */
  view: CustomerView | null;
  /** What this account may do was changed since its session had its id: the session needs another one. */
  mustRenew: boolean;
}

export interface CustomerView {
  /** Number of its session. */
  id: number;
  viewerId: number;
  /** The colleague's name. */
  by: string;
  reason: string;
  until: Date;
  mayChange: boolean;
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
  /** A badge began the session: it permits the work at stations, and no call of the account itself. */
  isByBadge: boolean;
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

async function readAccount(platform: Platform, request: FastifyRequest, sessionToken: string): Promise<Account | null> {
  const { pools, now, config } = platform;
  const tokenHash = hashOfSessionToken(sessionToken);
  const isStaffHost = request.place.context === "backoffice";
  const row = await withoutDivision(isStaffHost ? pools.backOffice : pools.web, async (db) => {
    const found = await db
      .selectFrom("sessions as s")
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .leftJoin("accounts as v", "v.id", "s.viewer_account_id")
      .leftJoin("staff_users as u", (join) => join.onRef("u.account_id", "=", "a.id").on("u.status", "=", 0))
      .where((eb) => {
        const isOwn = eb("s.token_hash", "=", tokenHash);
        return isStaffHost ? eb.or([isOwn, eb("s.next_token_hash", "=", tokenHash)]) : isOwn;
      })
      .where("s.expires_at", ">", now())
      .where("a.disabled_at", "is", null)
      .where(isViewToken(sessionToken) ? viewerIsHere(now()) : isNoView)
      .select([
        "a.id",
        "a.email",
        "a.full_name",
        "a.verified_at",
        "a.signed_eula_at",
        "a.signed_eula_version",
        "s.expires_at",
        "s.created_at",
        "s.terminal_id",
      ])
      .select(["a.two_factor_enabled_at", "s.must_renew", "s.token_hash"])
      .select(["s.id as session_id", "v.id as viewer_id", "v.full_name as viewer_name", "s.view_reason"])
      .select("s.view_may_change")
      .select(["u.id as staff_id", "u.first_name", "u.last_name", "u.roles", "u.muted_at"])
      .select([extraOf.as("extra"), changedRolesOf.as("changed_roles")])
      // The shops' role cannot read it.
      .$if(isStaffHost, (query) =>
        query.select("u.store_control_role").select(lockAfterMinutesOf.as("lock_after_minutes")),
      )
      .select(membershipsOf.as("shops"))
      .select(isShopper.as("is_shopper"))
      .executeTakeFirst();
    if (found && !found.token_hash.equals(tokenHash)) {
      await takeRenewedId(db, Number(found.session_id), tokenHash);
      found.must_renew = false;
    }
    const end =
      found &&
      isVisit(request, found) &&
      movedEnd(found.expires_at, now(), { ...kindOf(found), isBrief: isBriefToken(sessionToken) });
    if (end) await moveSessionEnd(db, tokenHash, end);
    return found;
  });
  if (!row || !(await isAtItsTerminal(platform, request, row))) return null;
  const isByBadge = row.terminal_id !== null;
  const staff = row.staff_id === null ? null : staffOf({ ...row, staff_id: row.staff_id }, config);
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    isVerified: row.verified_at !== null,
    hasSignedEula: row.signed_eula_at !== null && isCurrentTerms(row.signed_eula_version),
    shops: isByBadge ? [] : row.shops,
    isShopper: row.is_shopper,
    staff,
    view:
      row.viewer_id === null
        ? null
        : {
            id: Number(row.session_id),
            viewerId: row.viewer_id,
            by: row.viewer_name ?? "",
            reason: row.view_reason ?? "",
            until: row.expires_at,
            mayChange: row.view_may_change,
          },
    mustRenew: row.must_renew,
  };
}

interface FoundSession {
  staff_id: number | null;
  /** The colleague who sees what the account sees: that ends when it was to end. */
  viewer_id: number | null;
  terminal_id: number | null;
  created_at: Date;
  /** null once the badge is withdrawn or the terminal closed. */
  lock_after_minutes?: number | null;
}

const kindOf = ({ staff_id, lock_after_minutes }: FoundSession) => ({
  isStaff: staff_id !== null,
  lockAfterMinutes: lock_after_minutes ?? null,
});

/**
 * Whether a request moves the session's end. A station's screen fetches by itself: only what somebody does there keeps a
 * session of a badge alive, and only on the staff's host.
 */
const isVisit = ({ method }: FastifyRequest, { viewer_id, terminal_id, lock_after_minutes }: FoundSession): boolean =>
  viewer_id === null && (terminal_id === null || (!!lock_after_minutes && method !== "GET" && method !== "HEAD"));

/** A session of a badge is worth nothing away from its terminal, after a long shift, or without work at a station. */
async function isAtItsTerminal(platform: Platform, request: FastifyRequest, session: FoundSession): Promise<boolean> {
  const { terminal_id, staff_id, created_at, lock_after_minutes } = session;
  if (terminal_id === null) return true;
  const isOver = platform.now().getTime() - created_at.getTime() > badgeSessionMostMs;
  if (isOver || staff_id === null || !lock_after_minutes) return false;
  return (await terminalOf(platform, request))?.id === terminal_id;
}

const lockAfterMinutesOf = sql<number | null>`
  (select t.lock_after_minutes from station_terminals t left join staff_rfids b on b.id = s.staff_rfid_id
   where t.id = s.terminal_id and t.closed_at is null and b.revoked_at is null)`;
const isNoView = sql<boolean>`s.viewer_session_id is null`;

/** The session that a view hangs on still stands, and its person still works here. */
const viewerIsHere = (
  at: Date,
) => sql<boolean>`exists (select from sessions w join staff_users y on y.account_id = w.account_id
  where w.id = s.viewer_session_id and w.expires_at > ${at} and y.status = 0)`;

interface StaffRow {
  staff_id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  roles: string[] | null;
  extra: string[];
  changed_roles: ChangedRoles;
  store_control_role?: string | null;
  muted_at: Date | null;
  two_factor_enabled_at: Date | null;
  terminal_id: number | null;
}

function staffOf(row: StaffRow, { environment }: Platform["config"]): StaffAccount {
  const roles = row.roles ?? [];
  const changed = Object.fromEntries(Object.entries(row.changed_roles).map(([word, role]) => [word, role.permissions]));
  const storeControlRole = row.store_control_role ?? "none";
  // A badge and a PIN are two factors.
  const isByBadge = row.terminal_id !== null;
  const needsTwoFactor =
    !isByBadge && row.two_factor_enabled_at === null && !(environment !== "production" && isDemoLogin(row.email));
  const held = needsTwoFactor ? [] : permissionsOf(roles, { extra: row.extra, storeControlRole, changed });
  const [widest = ""] = roles.toSorted(
    (a, b) => permissionsOf([b], { changed }).length - permissionsOf([a], { changed }).length,
  );
  return {
    id: row.staff_id,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    roles,
    roleName: row.changed_roles[widest]?.name ?? staffRoles[widest]?.name ?? "Staff",
    permissions: isByBadge ? badgePermissions(held) : held,
    needsTwoFactor,
    isByBadge,
    mutedAt: row.muted_at?.toISOString() ?? null,
  };
}

const isShopper = sql<boolean>`(a.shopper_division_id is not null and u.id is null
  and not exists (select from memberships m where m.account_id = a.id)
  and not exists (select from shop_drafts f where f.account_id = a.id))`;

const membershipsOf = sql<Account["shops"]>`
  (select coalesce(json_agg(json_build_object('id', m.division_id, 'role', m.role, 'extra', m.permissions || m.role_permissions || array(
     select t ->> 'permission' from jsonb_array_elements(m.timed_permissions) t where (t ->> 'until')::timestamptz > now()),
     'needsTwoFactor', a.two_factor_enabled_at is null and exists (select from divisions d
       join manufacturers p on p.id = d.manufacturer_id where d.id = m.division_id and p.force_2fa))), '[]')
   from memberships m where m.account_id = a.id)`;
