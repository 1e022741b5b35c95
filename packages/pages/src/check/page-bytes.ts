import type { Doc } from "../doc.ts";
import { toWire } from "../wire/to-wire.ts";

/** The length in bytes of a page as it is sent: UTF-8, so a character beyond ASCII counts two to four. */
export function pageBytes(doc: Doc): number {
  const text = JSON.stringify(toWire(doc));
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += isHalf(unit) ? 1 : unit > 0x7ff ? 2 : 1;
  }
  return bytes;
}

/** Each half of a character outside the basic plane is two of its four bytes. */
const isHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
