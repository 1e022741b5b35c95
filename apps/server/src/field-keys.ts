// The keys that single values are sealed with: FIELD_KEYS, or on a machine of one process a file in its data folder.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Keyring, keyBytes, keyIdShape } from "@selvedge/db/sealing";
import { storedInFolder } from "./stored-in-folder.ts";

const shape = "FIELD_KEYS must look like 2026:<32 bytes in base64url>,2025:<...>, the key to seal with first.";

/**
 * Reads "2026:<key>,2025:<key>": values are sealed with the first and opened with any. To change keys, put a new one first;
 * once the nightly job has sealed everything again, the old one may go. Throws an Error with one plain sentence.
 */
export function readFieldKeys(text: string): Keyring {
  const pairs = text.split(",").map((pair) => pair.trim().split(":"));
  const keys = new Map<string, Buffer>();
  for (const [id = "", value = "", ...more] of pairs) {
    const key = Buffer.from(value, "base64url");
    if (!keyIdShape.test(id) || more.length > 0) throw new Error(shape);
    if (key.length !== keyBytes) throw new Error(`${shape} The key "${id}" has ${key.length} bytes.`);
    if (keys.has(id)) throw new Error(`${shape} The key "${id}" is named twice.`);
    keys.set(id, key);
  }
  return { currentId: pairs[0]![0]!, keys };
}

/** The keyring of this process; without FIELD_KEYS the one stored in its data folder, which production refuses. */
export function fieldKeysOf(text: string | undefined, dataDir: string, environment: string): Keyring {
  if (text) return readFieldKeys(text);
  if (environment === "production")
    throw new Error("FIELD_KEYS is missing. Give every process the same keys, such as 2026:<32 bytes in base64url>.");
  const secret = storedInFolder(join(dataDir, "field-key"));
  // Named after itself, so that a new folder is seen to lack the key rather than to hold a wrong one.
  const id = `local-${createHash("sha256").update(secret).digest("hex").slice(0, 8)}`;
  return readFieldKeys(`${id}:${secret}`);
}
