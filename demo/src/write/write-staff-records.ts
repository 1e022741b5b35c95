import { badgeDigest, hashPin } from "@selvedge/db/badge-secrets";
import type { Bound } from "@selvedge/db/bound";
import { type Keyring, sealText } from "@selvedge/db/sealing";
import { type PrivateFieldName, privateFields, privatePlace } from "@selvedge/domain/people/private-fields";
import { channels, type StaffRecord, staffRecords } from "../staff/records.ts";

/** Records of those who have none yet; who was written once stays as they are. */
export async function writeStaffRecords(
  db: Bound,
  staffIds: ReadonlyMap<string, number>,
  { keys, secret, now }: { keys: Keyring; secret: string; now: Date },
): Promise<void> {
  const channelIds = await writeChannels(db);
  for (const [email, id] of staffIds) {
    const record = staffRecords[email];
    if (!record) throw new Error(`${email} has no record.`);
    const isNew = await writeProfile(db, id, record, {
      reports_to: record.reportsTo ? staffIds.get(record.reportsTo)! : null,
      channel_id: channelIds.get(record.channel)!,
      last_active_at: new Date(now.getTime() - (id % 7) * 5_400_000),
    });
    if (!isNew) continue;
    await writeBadge(db, id, record, { secret, now });
    await writeOkrs(db, id, record);
    if (record.payroll) await writePayroll(db, id, record.payroll, keys);
  }
}

async function writeChannels(db: Bound): Promise<Map<string, number>> {
  await db
    .insertInto("channels")
    .values([...channels])
    .onConflict((same) => same.column("code").doNothing())
    .execute();
  const rows = await db.selectFrom("channels").select(["id", "code"]).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function writeProfile(
  db: Bound,
  id: number,
  record: StaffRecord,
  found: { reports_to: number | null; channel_id: number; last_active_at: Date },
): Promise<boolean> {
  const [street, city, county, postCode] = record.home;
  const { numUpdatedRows } = await db
    .updateTable("staff_users")
    .set({
      ...found,
      username: record.username,
      mission: record.mission,
      bio: record.bio,
      mobile_phone_number: record.phone,
      colour: record.colour,
      size: record.size,
      is_leadership: record.isLeadership ?? false,
      store_control_role: record.storeControlRole ?? "none",
      street_address: street,
      city,
      county,
      post_code: postCode,
    })
    .where("id", "=", id)
    .where("username", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function writeBadge(
  db: Bound,
  id: number,
  { rfid, pin }: StaffRecord,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const own = { staff_user_id: id };
  if (rfid)
    await db
      .insertInto("staff_rfids")
      .values({ ...own, code_digest: badgeDigest(secret, rfid), code_ending: rfid.slice(-4), name: "Grey fob" })
      .execute();
  if (pin)
    await db
      .insertInto("staff_pins")
      .values({ ...own, pin_hash: await hashPin(secret, id, pin), set_at: now })
      .execute();
}

async function writeOkrs(db: Bound, id: number, { okrs = [] }: StaffRecord): Promise<void> {
  const own = { staff_user_id: id };
  const rows = okrs.map(([objective, keyResult, completion, weight]) => ({
    ...own,
    quarter: "2026-Q4",
    objective,
    key_result: keyResult,
    completion,
    weight,
  }));
  if (rows.length > 0) await db.insertInto("staff_okrs").values(rows).execute();
}

/** Sealed before it leaves for the database. */
async function writePayroll(
  db: Bound,
  id: number,
  payroll: Readonly<Record<PrivateFieldName, string>>,
  keys: Keyring,
): Promise<void> {
  const sealed = (Object.keys(privateFields) as PrivateFieldName[]).map((field) => [
    privateFields[field].column,
    sealText(keys, privatePlace(id, field), payroll[field]),
  ]);
  await db
    .insertInto("staff_private_details")
    .values({ staff_user_id: id, ...Object.fromEntries(sealed) })
    .execute();
}
