// What tables hold of a badge and of its person's PIN: values keyed with the platform's secret, so that a copy of the
// database neither makes a badge nor lets a million PINs be tried.
import { createHmac } from "node:crypto";
import { hashPassword, isPassword } from "./passwords.ts";

/** HMAC-SHA-256 of a badge's code as badgeCodeOf writes it: the same for the same badge, so that it can be looked up. */
export const badgeDigest = (secret: string, code: string): Buffer =>
  createHmac("sha256", secret).update(`badge ${code}`).digest();

/** argon2id of a person's PIN. */
export const hashPin = (secret: string, staffUserId: number, pin: string): Promise<string> =>
  hashPassword(keyedPin(secret, staffUserId, pin));

/** Whether a PIN is the one behind a hash. */
export const isPin = (secret: string, staffUserId: number, pin: string, hash: string): Promise<boolean> =>
  isPassword(keyedPin(secret, staffUserId, pin), hash);

const keyedPin = (secret: string, staffUserId: number, pin: string): string =>
  createHmac("sha256", secret).update(`pin ${staffUserId} ${pin}`).digest("base64url");
