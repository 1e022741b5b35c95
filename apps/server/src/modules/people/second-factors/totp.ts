// Codes of authenticator apps. Source: RFC 6238 with its usual values (SHA-1, 30 seconds, six digits), RFC 4648 base 32.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const stepMs = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 bits in base 32, 32 letters, as apps take it. */
export function newSecret(): string {
  let bits = 0n;
  for (const byte of randomBytes(20)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 32 }, (_, at) => alphabet[Number((bits >> BigInt(155 - at * 5)) & 31n)]).join("");
}

/** The step that a moment is in. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / stepMs);

/** The six digits of a step. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** The step whose code this is: the present one, the one before or the one after. null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = Buffer.from(code.replace(/\s/g, ""));
  const present = stepOf(now);
  const fits = (step: number) => {
    const wanted = Buffer.from(codeOfStep(secret, step));
    return digits.length === wanted.length && timingSafeEqual(digits, wanted);
  };
  return [present, present - 1, present + 1].find(fits) ?? null;
}

/** What a QR code for apps holds. */
export const setUpAddress = (secret: string, email: string, issuer = "Selvedge"): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;

function bytesOf(secret: string): Buffer {
  let bits = 0n;
  for (const letter of secret) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter));
  return Buffer.from(bits.toString(16).padStart(40, "0"), "hex");
}
