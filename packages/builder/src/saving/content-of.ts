import type { Doc } from "@selvedge/pages/doc";
import { canonicalJson, type Json } from "@selvedge/pages/json";
import { toWire } from "@selvedge/pages/wire/to-wire";

/** Fields that the server writes, beside the numbers of blocks. */
const ofServer = ["rev", "edited", "updatedAt", "publishedAt"];

/** What people wrote on a page, as one text: equal for a page that was sent and the same one as it was stored. */
export function contentOf(doc: Doc): string {
  const page = Object.fromEntries(Object.entries(doc.page).filter(([name]) => !ofServer.includes(name)));
  const blocks = new Map([...doc.blocks].map(([uid, rec]) => [uid, { ...rec, id: null }] as const));
  return canonicalJson(toWire({ rev: null, page: page as Doc["page"], blocks }) as unknown as Json);
}
