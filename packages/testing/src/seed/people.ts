import type { Bound } from "@selvedge/db/bound";
import { hashPassword } from "@selvedge/db/passwords";
import type { Pools } from "@selvedge/db/pools";
import { withoutDivision } from "@selvedge/db/with-division";
import { terms } from "@selvedge/domain/sign-up/terms";
import { normaliseEmail } from "@selvedge/domain/text";
import type { SeededShop } from "./shop.ts";

/** Everybody's password. */
export const seedPassword = "selvedge-demo";

export interface SeededPerson {
  accountId: number;
  email: string;
  fullName: string;
}
export interface SeededStaff extends SeededPerson {
  staffUserId: number;
}
export interface SeededPeople {
  /** Owns the shop. */
  ada: SeededPerson;
  /** Buys things. */
  joe: SeededPerson;
  /** Runs the platform: super-admin. */
  sam: SeededStaff;
  /** Leads the factory floor. */
  priya: SeededStaff;
}

/** Ada the merchant, Joe the shopper, Sam of the staff and Priya of the factory, ready to sign in. */
export async function seedPeople(pools: Pools, shop: SeededShop): Promise<SeededPeople> {
  const ada = await seedPerson(pools, { email: "merchant@selvedge.test", fullName: "Ada Whitlock" });
  const joe = await seedPerson(pools, { email: "shopper@selvedge.test", fullName: "Joe Marsh" });
  const sam = await seedStaff(pools, { email: "staff@selvedge.test", fullName: "Sam Okafor", roles: ["super-admin"] });
  const priya = await seedStaff(pools, {
    email: "factory@selvedge.test",
    fullName: "Priya Nair",
    roles: ["factory-lead"],
    team: "factory",
  });
  await seedMember(pools, shop, ada, "owner");
  return { ada, joe, sam, priya };
}

/** A person with a verified account and `seedPassword`. */
export async function seedPerson(
  pools: Pools,
  { email, fullName }: Omit<SeededPerson, "accountId">,
): Promise<SeededPerson> {
  const passwordHash = await seedHash();
  return withoutDivision(pools.backOffice, async (db) => ({
    accountId: await insertAccount(db, email, fullName, passwordHash),
    email,
    fullName,
  }));
}

interface StaffOptions {
  email: string;
  fullName: string;
  /** Names of staff roles of @selvedge/domain/access/roles. */
  roles: string[];
  /** Code of a team; none by default. */
  team?: string;
}

/** A person who works for the platform or on the factory floor. */
export async function seedStaff(pools: Pools, { roles, team, ...person }: StaffOptions): Promise<SeededStaff> {
  const account = await seedPerson(pools, person);
  const [first = "", last = ""] = person.fullName.split(" ");
  const values = {
    account_id: account.accountId,
    first_name: first,
    last_name: last,
    team: team ?? null,
    roles,
    status: 0,
  };
  const staff = await withoutDivision(pools.backOffice, (db) =>
    db.insertInto("staff_users").values(values).returning("id").executeTakeFirstOrThrow(),
  );
  return { ...account, staffUserId: staff.id };
}

type MemberRole = "owner" | "admin" | "manager" | "designer" | "marketer" | "support" | "accountant" | "viewer";

/** Gives a person access to a shop's dashboard. */
export const seedMember = (pools: Pools, shop: SeededShop, person: SeededPerson, role: MemberRole) =>
  withoutDivision(pools.backOffice, (db) =>
    db.insertInto("memberships").values({ account_id: person.accountId, division_id: shop.divisionId, role }).execute(),
  );

// Hashing is slow on purpose, and everybody has the same password: once for a whole test file is enough.
let hash: Promise<string> | undefined;
function seedHash(): Promise<string> {
  hash ??= hashPassword(seedPassword);
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
    signed_eula_version: terms.version,
  };
  return (await db.insertInto("accounts").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
