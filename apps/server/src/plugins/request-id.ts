import { randomBytes } from "node:crypto";

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A short id that a person can read out to support: "7F3K-22QX". Ours alone; a client's header is not taken. */
export function requestId(): string {
  const text = Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
