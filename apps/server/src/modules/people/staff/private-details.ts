// Private values of a colleague: stored sealed, revealed one at a time for a reason. The platform's audit says what was
// revealed or changed, and by whom; it never has the values themselves.
import { withoutDivision } from "@selvedge/db/with-division";
import { type PrivateFieldName, privateFieldNames } from "@selvedge/domain/people/private-fields";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { openPrivate, sealPrivate } from "../../plumbing/sealed-values/index.ts";
import type { Actor } from "./actor.ts";
import { lockUser, readSealed } from "./queries.ts";
import { writePlatformAudit, writeSealed } from "./write-queries.ts";

/** One value in clear text, null when none is stored. It is returned only once its audit row is written. */
export async function revealPrivate(
  { pools, config }: Platform,
  userId: number,
  { field, reason }: { field: PrivateFieldName; reason: string },
  by: Actor,
): Promise<{ field: PrivateFieldName; value: string | null }> {
  await countTry(pools, limits.reveals, String(by.accountId));
  return withoutDivision(pools.backOffice, async (db) => {
    const [user, sealed] = await Promise.all([lockUser(db, userId), readSealed(db, userId, field)]);
    if (!user) throw new Refusal("notFound");
    const opened = sealed === null ? null : openPrivate(config.fieldKeys, userId, field, sealed);
    if (opened && !opened.ok) throw new Refusal("sealedElsewhere");
    await writePlatformAudit(db, by, {
      action: "private.revealed",
      subject: `user ${userId}`,
      detail: { field, reason },
    });
    return { field, value: opened?.text ?? null };
  });
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
