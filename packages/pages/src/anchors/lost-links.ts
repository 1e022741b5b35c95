import type { Doc, Uid } from "../doc.ts";
import { isObject, type Json } from "../json.ts";
import { placesBegin, placesOn } from "./places.ts";

/** A link to a place of its own page that is not there. */
export interface LostLink {
  /** The block that has it. */
  readonly uid: Uid;
  /** The name of the setting that it is in. */
  readonly field: string;
  /** As it is written: "#to-sizes". */
  readonly link: string;
}

/** The links of a page to places whose blocks are gone, in no order. */
export function lostLinks(doc: Doc): LostLink[] {
  const places = placesOn(doc);
  const begin = placesBegin(doc);
  return [...doc.blocks.values()].flatMap(({ uid, props }) =>
    Object.entries(props).flatMap(([field, value]) =>
      [...new Set(placesLedTo(value, begin))]
        .filter((id) => !places.has(id))
        .map((id) => ({ uid, field, link: `#${id}` })),
    ),
  );
}

/** A link by itself, or one inside HTML. */
const link = /(?:^|\shref=["'])#([a-z0-9-]+)(?=$|["'])/g;

/** The ids of places that links in a value lead to, those that begin so, however deep they are. */
export function placesLedTo(value: Json | undefined, begin: string): string[] {
  if (typeof value === "string") {
    if (!value.includes(`#${begin}`)) return [];
    return [...value.trim().matchAll(link)].flatMap(([, id]) => (id?.startsWith(begin) ? [id] : []));
  }
  if (Array.isArray(value)) return value.flatMap((each) => placesLedTo(each, begin));
  return isObject(value) ? Object.values(value).flatMap((each) => placesLedTo(each, begin)) : [];
}
