import { randomFillSync } from "node:crypto";

const charset = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

/** Random bytes for many ids: to ask for eight at a time takes longer than all else about an id. */
const pool = Buffer.alloc(512 * length);
let next = pool.length;

/** A short id that a person can read out to support: "7F3K-22QX". Always ours; a client's header is ignored. */
export function requestId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  let text = "";
  for (const end = next + length; next < end; next++) text += charset[pool[next]! % charset.length];
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
