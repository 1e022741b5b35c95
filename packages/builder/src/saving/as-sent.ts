import { type Doc, families, type Uid } from "@selvedge/pages/doc";
import { contentOf } from "@selvedge/pages/page/page-content";
import { toWire } from "@selvedge/pages/wire/to-wire";

/**
 * A page as one text by which a save that arrived without its answer is known again: what it shows, and which blocks show it.
 * Two people who each remove one of three equal blocks have made different pages that look the same.
 */
export function asSent(doc: Doc): string {
  const byParent = families(doc);
  const uids = (parent: Uid | null): Uid[] => (byParent.get(parent) ?? []).flatMap(({ uid }) => [uid, ...uids(uid)]);
  return `${uids(null).join(" ")}\n${contentOf(toWire(doc))}`;
}
