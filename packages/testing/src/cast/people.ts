import type { Bound } from "@selvedge/db/bound";
import { hashPassword } from "@selvedge/db/passwords";
import type { Pools } from "@selvedge/db/pools";
import { withPlatform } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { CastShop } from "./shop.ts";

/** Everybody's password. */
export const castPassword = "selvedge-demo";

export interface CastPerson {
  accountId: number;
  email: string;
  fullName: string;
}
export interface CastStaff extends CastPerson {
  staffUserId: number;
}
export interface CastPeople {
  /** Owns the shop. */
  ada: CastPerson;
  /** Buys things. */
  joe: CastPerson;
  /** Runs the platform: super-admin. */
  sam: CastStaff;
  /** Leads the factory floor. */
  priya: CastStaff;
}

/** Ada the merchant, Joe the shopper, Sam of the staff and Priya of the factory, ready to sign in. */
export async function castPeople(pools: Pools, shop: CastShop): Promise<CastPeople> {
  const ada = await castPerson(pools, { email: "merchant@selvedge.test", fullName: "Ada Whitlock" });
  const joe = await castPerson(pools, { email: "shopper@selvedge.test", fullName: "Joe Marsh" });
  const sam = await castStaff(pools, { email: "staff@selvedge.test", fullName: "Sam Okafor", roles: ["super-admin"] });
  const priya = await castStaff(pools, {
    email: "factory@selvedge.test",
    fullName: "Priya Nair",
    roles: ["factory-lead"],
    team: "factory",
  });
  await castMember(pools, shop, ada, "owner");
  return { ada, joe, sam, priya };
}

/** Somebody with a verified account and `castPassword`. */
export async function castPerson(
  pools: Pools,
  { email, fullName }: Omit<CastPerson, "accountId">,
): Promise<CastPerson> {
  const passwordHash = await castHash();
  return withPlatform(pools.backOffice, async (db) => ({
    accountId: await insertAccount(db, email, fullName, passwordHash),
    email,
    fullName,
  }));
}

interface StaffWishes {
  email: string;
  fullName: string;
  /** Names of staff roles of @selvedge/domain/access/roles. */
  roles: string[];
  /** Code of a team; nobody has one unless told so. */
  team?: string;
}

/** Somebody who works for the platform or on the factory floor. */
export async function castStaff(pools: Pools, { roles, team, ...person }: StaffWishes): Promise<CastStaff> {
  const account = await castPerson(pools, person);
  const [first = "", last = ""] = person.fullName.split(" ");
  const values = {
    account_id: account.accountId,
    first_name: first,
    last_name: last,
    team: team ?? null,
    roles,
    status: 0,
  };
  const staff = await withPlatform(pools.backOffice, (db) =>
    db.insertInto("staff_users").values(values).returning("id").executeTakeFirstOrThrow(),
  );
  return { ...account, staffUserId: staff.id };
}

type MemberRole = "owner" | "admin" | "manager" | "designer" | "marketer" | "support" | "accountant" | "viewer";

/** Lets somebody into a shop's dashboard. */
export const castMember = (pools: Pools, shop: CastShop, person: CastPerson, role: MemberRole) =>
  withPlatform(pools.backOffice, (db) =>
    db.insertInto("memberships").values({ account_id: person.accountId, division_id: shop.divisionId, role }).execute(),
  );

// Hashing is slow on purpose, and everybody has the same password: once for a whole test file is enough.
let hash: Promise<string> | undefined;
function castHash(): Promise<string> {
  hash ??= hashPassword(castPassword);
  return hash;
}

async function insertAccount(db: Bound, email: string, fullName: string, passwordHash: string): Promise<number> {
  const values = {
    email,
    email_normalised: normaliseEmail(email),
    password_hash: passwordHash,
    full_name: fullName,
    verified_at: new Date(),
    signed_eula_at: new Date(),
  };
  return (await db.insertInto("accounts").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
