// Private values of a colleague: stored sealed, revealed one at a time for a reason. The platform's audit says what was
// revealed or changed, and by whom; it never has the values themselves.
import type { Bound } from "@selvedge/db/bound";
import type { Keyring } from "@selvedge/db/sealing";
import { withoutDivision } from "@selvedge/db/with-division";
import {
  type HomeFieldName,
  homeFields,
  type MaskedFieldName,
  type PrivateFieldName,
  privateFieldNames,
} from "@selvedge/domain/people/private-fields";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { openPrivate, sealPrivate } from "../../plumbing/sealed-values/index.ts";
import type { Actor } from "./actor.ts";
import { lockUser, readHome, readSealed } from "./queries.ts";
import { homeOf } from "./read-profile.ts";
import { writePlatformAudit, writeSealed } from "./write-queries.ts";

/** One value in clear text, null when none is stored. It is returned only once its audit row is written. */
export async function revealPrivate(
  { pools, config }: Platform,
  userId: number,
  { field, reason }: { field: MaskedFieldName; reason: string },
  by: Actor,
): Promise<{ field: MaskedFieldName; value: string | null }> {
  await countTry(pools, limits.reveals, String(by.accountId));
  return withoutDivision(pools.backOffice, async (db) => {
    if (!(await lockUser(db, userId))) throw new Refusal("notFound");
    const value = isOfHome(field)
      ? await homeValue(db, userId, field)
      : await sealedValue(db, userId, field, config.fieldKeys);
    await writePlatformAudit(db, by, {
      action: "private.revealed",
      subject: `user ${userId}`,
      detail: { field, reason },
    });
    return { field, value };
  });
}

const isOfHome = (field: MaskedFieldName): field is HomeFieldName => Object.hasOwn(homeFields, field);

async function homeValue(db: Bound, userId: number, field: HomeFieldName): Promise<string | null> {
  const row = await readHome(db, userId);
  return (row && (field === "mobilePhoneNumber" ? row.mobile_phone_number : homeOf(row))) || null;
}

async function sealedValue(db: Bound, userId: number, field: PrivateFieldName, keys: Keyring): Promise<string | null> {
  const sealed = await readSealed(db, userId, field);
  if (sealed === null) return null;
  const opened = openPrivate(keys, userId, field, sealed);
  if (!opened.ok) throw new Refusal("sealedElsewhere");
  return opened.text;
}

export type PrivateChanges = { readonly [Field in PrivateFieldName]?: string | null | undefined };

/** Seals the given values and stores them; returns their fields. Permission to read such values is not enough to change them. */
export async function changePrivate(
  { pools, config, now }: Platform,
  userId: number,
  changes: PrivateChanges,
  { permissions, by }: { permissions: readonly string[]; by: Actor },
): Promise<PrivateFieldName[]> {
  if (!permissions.includes("staff.edit")) throw new Refusal("permissionDenied");
  const fields = privateFieldNames.filter((field) => changes[field] !== undefined);
  return withoutDivision(pools.backOffice, async (db) => {
    if (!(await lockUser(db, userId))) throw new Refusal("notFound");
    if (fields.length === 0) return [];
    const sealed = fields.map((field) => {
      const value = changes[field] ?? null;
      return [field, value === null ? null : sealPrivate(config.fieldKeys, userId, field, value)] as const;
    });
    await writeSealed(db, userId, sealed, now());
    await writePlatformAudit(db, by, { action: "private.changed", subject: `user ${userId}`, detail: { fields } });
    return fields;
  });
}
