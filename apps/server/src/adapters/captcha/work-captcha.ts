// The captcha of a platform without a provider: a browser searches for a number whose hash begins with zero bits. Nothing
// is sent to anyone, nobody is shown a picture, and screen readers meet nothing.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import type { Captcha, CaptchaVerdict } from "./captcha.ts";

/** About 65,000 hashes: a second on a phone. */
export const workBits = 16;
const challengeMinutes = 10;

interface WorkOptions {
  pool: pg.Pool;
  secret: string;
  now: () => Date;
  bits?: number;
}

export function workCaptcha({ pool, secret, now, bits = workBits }: WorkOptions): Captcha {
  const sign = (text: string) =>
    createHmac("sha256", secret).update(`captcha ${text}`).digest("base64url").slice(0, 22);
  return {
    origins: [],
    task() {
      const text = `${randomBytes(12).toString("base64url")}.${now().getTime() + challengeMinutes * 60_000}`;
      return { kind: "work", challenge: `${text}.${sign(text)}`, bits };
    },
    async verify({ v3captchaToken: token }) {
      if (!token) return "unknown";
      const [nonce, end, signature = "", counter = ""] = token.split(".");
      const expiresAt = new Date(Number(end));
      const isOurs = isSame(signature, sign(`${nonce}.${end}`)) && /^\d{1,12}$/.test(counter);
      if (!isOurs || !(expiresAt > now()) || leadingZeroBits(digestOf(token)) < bits) return "refused";
      return useUp(pool, digestOf(`${nonce}.${end}`), expiresAt);
    },
  };
}

/** A challenge counts once, whichever of its solutions is sent. */
async function useUp(pool: pg.Pool, digest: Buffer, expiresAt: Date): Promise<CaptchaVerdict> {
  const { rowCount } = await pool.query(
    "insert into captcha_solutions (digest, expires_at) values ($1, $2) on conflict do nothing",
    [digest, expiresAt],
  );
  return rowCount === 1 ? "passed" : "refused";
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

function leadingZeroBits(digest: Buffer): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at === -1 ? 256 : at * 8 + Math.clz32(digest[at]!) - 24;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
