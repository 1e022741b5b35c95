// Sealing and opening of staff's private details, each value bound to its person and column.
import { type Keyring, openText, sealText } from "@selvedge/db/sealing";
import { maskOf, type PrivateFieldName, privateFields, privatePlace } from "@selvedge/domain/people/private-fields";

export const sealPrivate = (keys: Keyring, staffUserId: number, field: PrivateFieldName, value: string): string =>
  sealText(keys, privatePlace(staffUserId, field), value);

export const openPrivate = (keys: Keyring, staffUserId: number, field: PrivateFieldName, sealed: string) =>
  openText(keys, privatePlace(staffUserId, field), sealed);

/** "••••5678"; null when none is stored. A value that cannot be opened shows nothing of itself, as one that is too short. */
export function maskSealed(
  keys: Keyring,
  staffUserId: number,
  field: PrivateFieldName,
  sealed: string | null,
): string | null {
  if (sealed === null) return null;
  const opened = openPrivate(keys, staffUserId, field, sealed);
  return maskOf(opened.ok ? opened.text : "", privateFields[field].shownTail);
}
