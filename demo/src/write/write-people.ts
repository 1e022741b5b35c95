import type { Bound } from "@selvedge/db/bound";
import { hashPassword } from "@selvedge/db/passwords";
import type { Keyring } from "@selvedge/db/sealing";
import { terms } from "@selvedge/domain/sign-up/terms";
import { normaliseEmail } from "@selvedge/domain/text";
import { demoPassword, members, merchant, shopper, staff } from "../people.ts";
import { writeAccess } from "../staff/write-access.ts";
import { writeStaffRecords } from "./write-staff-records.ts";

export interface WrittenPeople {
  readonly merchantAccountId: number;
  readonly shopperAccountId: number;
  /** Account ids of the shops' members by email address. */
  readonly memberIds: ReadonlyMap<string, number>;
  /** Staff ids by email address. */
  readonly staffIds: ReadonlyMap<string, number>;
}

/** Everybody with a login. Those who are there already stay as they are. */
export async function writePeople(
  db: Bound,
  { now, keys, secret }: { now: Date; keys: Keyring; secret: string },
): Promise<WrittenPeople> {
  const passwordHash = await hashPassword(demoPassword);
  const account = (person: { email: string; fullName: string }) => writeAccount(db, person, passwordHash, now);
  const merchantAccountId = await account(merchant);
  const shopperAccountId = await account(shopper);
  const memberIds = new Map<string, number>();
  for (const member of members) memberIds.set(member.email, await account(member));
  const staffIds = new Map<string, number>();
  for (const person of staff) {
    const [first = "", last = ""] = person.fullName.split(" ");
    const status = person.status === undefined ? 0 : person.status;
    const values = { first_name: first, last_name: last, team: person.team, roles: [...person.roles], status };
    const row = await db
      .insertInto("staff_users")
      .values({ account_id: await account(person), ...values })
      .onConflict((same) => same.column("account_id").doUpdateSet({ team: person.team }))
      .returning("id")
      .executeTakeFirstOrThrow();
    staffIds.set(person.email, row.id);
  }
  await writeStaffRecords(db, staffIds, { keys, secret, now });
  await writeAccess(db, staffIds, now);
  return { merchantAccountId, shopperAccountId, memberIds, staffIds };
}

async function writeAccount(
  db: Bound,
  { email, fullName }: { email: string; fullName: string },
  passwordHash: string,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("accounts")
    .values({
      email,
      email_normalised: normaliseEmail(email),
      password_hash: passwordHash,
      full_name: fullName,
      verified_at: now,
      signed_eula_at: now,
      signed_eula_version: terms.version,
    })
    .onConflict((same) => same.column("email_normalised").doUpdateSet({ email }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
