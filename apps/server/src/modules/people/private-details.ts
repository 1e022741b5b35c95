// Private values of a colleague: kept sealed, revealed one at a time for a reason. What was revealed or changed, and by
// whom, is in the platform's audit; the values themselves never are.
import { withPlatform } from "@selvedge/db/with-division";
import { type PrivateFieldName, privateFieldNames } from "@selvedge/domain/people/private-fields";
import type { Platform } from "../../platform.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import type { Doer } from "./doer.ts";
import { openPrivate, sealPrivate } from "./private-values.ts";
import { lockUser, readSealed, writePlatformAudit, writeSealed } from "./queries.ts";

/** One value in clear text, null where nothing is kept. It is told only once its audit row is written. */
export async function revealPrivate(
  { pools, config }: Platform,
  userId: number,
  { field, reason }: { field: PrivateFieldName; reason: string },
  by: Doer,
): Promise<{ field: PrivateFieldName; value: string | null }> {
  await countTry(pools, limits.reveals, String(by.accountId));
  return withPlatform(pools.backOffice, async (db) => {
    const [user, sealed] = await Promise.all([lockUser(db, userId), readSealed(db, userId, field)]);
    if (!user) throw new Refusal("notFound");
    const opened = sealed === null ? null : openPrivate(config.fieldKeys, userId, field, sealed);
    if (opened && !opened.ok) throw new Refusal("sealedElsewhere");
    await writePlatformAudit(db, by, "private.revealed", `user ${userId}`, { field, reason });
    return { field, value: opened?.text ?? null };
  });
}

export type PrivateChanges = { readonly [Field in PrivateFieldName]?: string | null | undefined };

/** Seals what is given and keeps it; gives the fields that were given. Who only reads such values may not change them. */
export async function changePrivate(
  { pools, config, now }: Platform,
  userId: number,
  changes: PrivateChanges,
  permissions: readonly string[],
  by: Doer,
): Promise<PrivateFieldName[]> {
  if (!permissions.includes("staff.edit")) throw new Refusal("permissionDenied");
  const fields = privateFieldNames.filter((field) => changes[field] !== undefined);
  return withPlatform(pools.backOffice, async (db) => {
    if (!(await lockUser(db, userId))) throw new Refusal("notFound");
    if (fields.length === 0) return [];
    const sealed = fields.map((field) => {
      const value = changes[field] ?? null;
      return [field, value === null ? null : sealPrivate(config.fieldKeys, userId, field, value)] as const;
    });
    await writeSealed(db, userId, sealed, now());
    await writePlatformAudit(db, by, "private.changed", `user ${userId}`, { fields });
    return fields;
  });
}
