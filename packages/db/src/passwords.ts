import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const run = promisify(argon2);
/** 19 MiB, two passes: the OWASP floor, about 20 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** argon2id of a password with its own salt, with everything needed to check it later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt);
  return `argon2id$${salt.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Whether a password is the one behind a hash. A text that is no hash takes as long and says no. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt = "", tag = ""] = hash.split("$");
  const wanted = Buffer.from(tag, "base64url");
  const got = await derive(password, kind === "argon2id" ? Buffer.from(salt, "base64url") : Buffer.alloc(16));
  return kind === "argon2id" && wanted.length === got.length && timingSafeEqual(wanted, got);
}

// A hash holds a thread for its time: at most two at once leave the rest of the pool to files and pictures.
let running = 0;
const waiting: (() => void)[] = [];

/** argon2id of a text with a salt that the caller keeps, 32 bytes. */
export const slowDigest = (text: string, salt: Buffer): Promise<Buffer> => derive(text, salt);

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= 2) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    return await run("argon2id", { message: password.normalize("NFKC"), nonce: salt, ...cost });
  } finally {
    running--;
    waiting.shift()?.();
  }
}
