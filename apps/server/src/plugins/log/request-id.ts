import { randomBytes } from "node:crypto";

const charset = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A short id that a person can read out to support: "7F3K-22QX". Always ours; a client's header is ignored. */
export function requestId(): string {
  const text = Array.from(randomBytes(8), (byte) => charset[byte % charset.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
