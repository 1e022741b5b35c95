// Seals single values of a row (bank details, tokens), so that neither a copy of the database nor a query that reads too
// much reveals them. AES-256-GCM by node:crypto; the row and the field are part of the seal, so a value that is copied to
// another row or another field does not open there.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Keys by their ids. New values are sealed with the current one; the others only open what they sealed. */
export interface Keyring {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** Where a sealed value belongs: its table, the key of its row, its column. */
export interface SealedPlace {
  readonly table: string;
  readonly row: number | string;
  readonly column: string;
}

export type Opened = { ok: true; text: string } | { ok: false; code: "unknown_key" | "damaged" };

/** Bytes of a key. */
export const keyBytes = 32;
export const keyIdShape = /^[a-z0-9-]{1,32}$/;

const version = "sealed1";
const nonceBytes = 12;
const tagBytes = 16;

/** "sealed1.<key id>.<nonce>.<bytes and tag>", the last two base64url. Sealing twice gives two different texts. */
export function sealText({ currentId, keys }: Keyring, place: SealedPlace, text: string): string {
  const key = keys.get(currentId);
  if (!key) throw new Error(`The keyring has no key "${currentId}" to seal with.`);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(bindingOf(place, currentId));
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [version, currentId, nonce.toString("base64url"), bytes.toString("base64url")].join(".");
}

/**
 * What was sealed for this place. `unknown_key`: sealed with a key that this keyring lacks. `damaged`: changed, cut, moved
 * from another place, or no sealed text at all.
 */
export function openText({ keys }: Keyring, place: SealedPlace, sealed: string): Opened {
  const [kind, keyId = "", nonceText = "", bytesText = "", ...more] = sealed.split(".");
  const nonce = Buffer.from(nonceText, "base64url");
  const bytes = Buffer.from(bytesText, "base64url");
  if (kind !== version || more.length > 0 || nonce.length !== nonceBytes || bytes.length < tagBytes)
    return { ok: false, code: "damaged" };
  const key = keys.get(keyId);
  if (!key) return { ok: false, code: "unknown_key" };
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes })
    .setAAD(bindingOf(place, keyId))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    return { ok: true, text: text.toString("utf8") };
  } catch {
    return { ok: false, code: "damaged" };
  }
}

/** The id of the key that a value was sealed with; "" for a text that is not sealed. */
export function keyIdOf(sealed: string): string {
  const [kind, keyId = ""] = sealed.split(".");
  return kind === version ? keyId : "";
}

/** Lengths come before the parts, so that no two places make the same bytes. */
const bindingOf = ({ table, row, column }: SealedPlace, keyId: string): Buffer =>
  Buffer.from([version, keyId, table, String(row), column].map((part) => `${part.length}:${part}`).join(""));
