// Who may call what. The division of a merchant's call is looked up among the caller's memberships: any other one,
// existing or not, is not found. Every call of merchants and staff names the one permission that it takes.
import type { Call } from "@selvedge/contracts/call";
import { withPlatform } from "@selvedge/db/with-division";
import { type Decision, decideVisit, type GuardName, guardSets } from "@selvedge/domain/access/guards";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { permissionsOf } from "@selvedge/domain/access/roles";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../platform.ts";
import { Refusal } from "./refusal.ts";
import { hashOfVisitor } from "./session.ts";
import { movedEnd, moveSessionEnd } from "./session-end.ts";
import { placeFacts, signedInFacts } from "./visit-facts.ts";

export interface Account {
  id: number;
  email: string;
  fullName: string;
  isVerified: boolean;
  hasSignedEula: boolean;
  /** `extra` are permission words beyond those of the role. */
  shops: { id: number; role: string; extra: string[] }[];
  staff: { id: number; firstName: string; lastName: string; roles: string[]; permissions: string[] } | null;
}

export interface Caller {
  /** null unless the call asks for a signed-in caller. */
  account: Account | null;
  /** The path's division, proven to be the caller's; 0 where the call has none. */
  divisionId: number;
  /** What the caller may do here: as one of the division's people, or as staff. Empty for everybody else. */
  permissions: readonly string[];
}

const nobody: Caller = { account: null, divisionId: 0, permissions: [] };

/** Ends the request unless the caller may make the call. */
export async function requireAccess(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
  params: { division?: number } | undefined,
): Promise<Caller> {
  if (call.access === "anyone") return nobody;
  if (call.access === "staff") return requireStaff(platform, call, request);
  const account = await requireAccount(platform, request);
  if (call.access === "signedIn") return { account, divisionId: 0, permissions: [] };
  const { divisionId, permissions } = requireMembership(platform, request, account, params?.division);
  requirePermission(permissions, call);
  return { account, divisionId, permissions };
}

/** What an account may do in one of its shops. Ends the request where the shop is not theirs or a step is missing. */
export function requireMembership(
  platform: Platform,
  request: FastifyRequest,
  account: Account,
  division: number | undefined,
): { divisionId: number; permissions: string[] } {
  const shop = account.shops.find(({ id }) => id === division);
  const facts = signedInFacts(placeFacts(platform, request, request.url), account);
  // Shops' own hosts may one day run what their owners wrote: nobody's dashboard is reached from there.
  if (!shop || !decideVisit(["mainOnly"], facts).ok) throw new Refusal("notFound");
  requireDecision(decideVisit(guardSets.dashboardAccess, facts));
  return { divisionId: shop.id, permissions: merchantPermissionsOf(shop.role, shop.extra) };
}

async function requireStaff(platform: Platform, call: Call, request: FastifyRequest): Promise<Caller> {
  if (!decideVisit(["inBackOffice"], placeFacts(platform, request, request.url)).ok) throw new Refusal("notFound");
  const account = await requireAccount(platform, request);
  if (!account.staff) throw new Refusal("permissionDenied");
  requirePermission(account.staff.permissions, call);
  return { account, divisionId: 0, permissions: account.staff.permissions };
}

/** What a call says where a page would lead on to the step that is missing. */
const missingSteps: Partial<Record<GuardName, string>> = {
  isVerified: "Confirm your email address first.",
  hasSignEula: "Accept the terms first.",
};

function requireDecision(decision: Decision): void {
  if (decision.ok) return;
  const message = missingSteps[decision.guard];
  throw new Refusal("permissionDenied", message ? { message } : {});
}

/** A call without its word is open to nobody. */
function requirePermission(held: readonly string[], { permission }: Call): void {
  if (!permission || !held.includes(permission)) throw new Refusal("permissionDenied");
}

/** The account behind a call that asked for one. */
export function accountOf({ account }: Caller): Account {
  if (!account) throw new Refusal("signInNeeded");
  return account;
}

export async function requireAccount(platform: Platform, request: FastifyRequest): Promise<Account> {
  const account = await findAccount(platform, request);
  if (!account) throw new Refusal("signInNeeded");
  return account;
}

/** The signed-in account of a request, or null. A session ends at once when its account is switched off. */
export async function findAccount({ pools, now }: Platform, request: FastifyRequest): Promise<Account | null> {
  if (!request.visitor) return null;
  const tokenHash = hashOfVisitor(request.visitor);
  const isStaffHost = request.place.context === "backoffice";
  const row = await withPlatform(isStaffHost ? pools.backOffice : pools.web, async (db) => {
    const found = await db
      .selectFrom("sessions as s")
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .leftJoin("staff_users as u", (join) => join.onRef("u.account_id", "=", "a.id").on("u.status", "=", 0))
      .where("s.token_hash", "=", tokenHash)
      .where("s.expires_at", ">", now())
      .where("a.disabled_at", "is", null)
      .select(["a.id", "a.email", "a.full_name", "a.verified_at", "a.signed_eula_at", "s.expires_at"])
      .select(["u.id as staff_id", "u.first_name", "u.last_name", "u.roles", "u.extra_permissions"])
      // Shops' side of the house cannot read it.
      .$if(isStaffHost, (query) => query.select("u.store_control_role"))
      .select(membershipsOf.as("shops"))
      .executeTakeFirst();
    const end = found && movedEnd(found.expires_at, now(), found.staff_id !== null);
    if (end) await moveSessionEnd(db, tokenHash, end);
    return found;
  });
  if (!row) return null;
  const staff =
    row.staff_id === null
      ? null
      : {
          id: row.staff_id,
          firstName: row.first_name!,
          lastName: row.last_name!,
          roles: row.roles!,
          permissions: permissionsOf(row.roles!, {
            extra: row.extra_permissions!,
            storeControlRole: row.store_control_role ?? "none",
          }),
        };
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    isVerified: row.verified_at !== null,
    hasSignedEula: row.signed_eula_at !== null,
    shops: row.shops,
    staff,
  };
}

const membershipsOf = sql<Account["shops"]>`
  (select coalesce(json_agg(json_build_object('id', m.division_id, 'role', m.role, 'extra', m.permissions)), '[]') from memberships m where m.account_id = a.id)`;
