// Who may call what. The division of a merchant's call is looked up among the caller's memberships: any other one,
// existing or not, is not found.
import type { Call } from "@selvedge/contracts/call";
import { withPlatform } from "@selvedge/db/with-division";
import { permissionsOf } from "@selvedge/domain/access/roles";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../platform.ts";
import { Refusal } from "./refusal.ts";
import { hashOfVisitor } from "./session.ts";

export interface Account {
  id: number;
  email: string;
  fullName: string;
  shops: { id: number; role: string }[];
  staff: { id: number; firstName: string; lastName: string; roles: string[]; permissions: string[] } | null;
}

export interface Caller {
  /** null unless the call asks for a signed-in caller. */
  account: Account | null;
  /** The path's division, proven to be the caller's; 0 where the call has none. */
  divisionId: number;
}

const nobody: Caller = { account: null, divisionId: 0 };

/** Ends the request unless the caller may make the call. */
export async function requireAccess(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
  params: { division?: number } | undefined,
): Promise<Caller> {
  if (call.access === "anyone") return nobody;
  if (call.access === "staff") return { account: await requireStaff(platform, call, request), divisionId: 0 };
  const account = await requireAccount(platform, request);
  if (call.access === "signedIn") return { account, divisionId: 0 };
  const shop = account.shops.find(({ id }) => id === params?.division);
  // Shops' own hosts may one day run what their owners wrote: nobody's dashboard is reached from there.
  if (!shop || request.place.kind !== "main") throw new Refusal("notFound");
  return { account, divisionId: shop.id };
}

async function requireStaff(platform: Platform, call: Call, request: FastifyRequest): Promise<Account> {
  if (request.place.context !== "backoffice") throw new Refusal("notFound");
  const account = await requireAccount(platform, request);
  if (!account.staff) throw new Refusal("permissionDenied");
  if (call.permission && !account.staff.permissions.includes(call.permission)) throw new Refusal("permissionDenied");
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
  const row = await withPlatform(pools.web, (db) =>
    db
      .selectFrom("sessions as s")
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .leftJoin("staff_users as u", (join) => join.onRef("u.account_id", "=", "a.id").on("u.status", "=", 0))
      .where("s.token_hash", "=", tokenHash)
      .where("s.expires_at", ">", now())
      .where("a.disabled_at", "is", null)
      .select(["a.id", "a.email", "a.full_name", "u.id as staff_id", "u.first_name", "u.last_name", "u.roles"])
      .select(membershipsOf.as("shops"))
      .executeTakeFirst(),
  );
  if (!row) return null;
  const staff =
    row.staff_id === null
      ? null
      : {
          id: row.staff_id,
          firstName: row.first_name!,
          lastName: row.last_name!,
          roles: row.roles!,
          permissions: permissionsOf(row.roles!),
        };
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    shops: row.shops,
    staff,
  };
}

const membershipsOf = sql<Account["shops"]>`
  (select coalesce(json_agg(json_build_object('id', m.division_id, 'role', m.role)), '[]') from memberships m where m.account_id = a.id)`;
