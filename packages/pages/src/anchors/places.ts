// The places of a page that links lead to. A block gets the name of its place with the first link to it, and keeps it
// wherever it goes and whatever its words become.
import { isTemplateName } from "@selvedge/domain/templates/template-names";
import { type BlockTypes, isPseudo } from "../block-type.ts";
import { type BlockRec, type Doc, type Families, families, type Uid } from "../doc.ts";

/** The most characters of a place's name. */
export const placeNameMax = 48;

const names = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a block's place as it is stored; empty where no link has led to it. */
export const placeName = ({ rest }: Pick<BlockRec, "rest">): string =>
  typeof rest.place === "string" && rest.place.length <= placeNameMax && names.test(rest.place) ? rest.place : "";

/**
 * What the ids of a document's places begin with: of a template another than of pages, as both are shown together, and of
 * none what the shop's own pages use for theirs.
 */
export const placesBegin = ({ page }: Pick<Doc, "page">): string =>
  isTemplateName(page.template) ? `in-${page.template}-` : "to-";

/** The blocks of a page that links lead to, by the ids of their places. Of two with one name the first on the page has it. */
export function placesOn(doc: Doc): ReadonlyMap<string, Uid> {
  const begin = placesBegin(doc);
  const found = new Map<string, Uid>();
  for (const rec of inOrder(families(doc), null)) {
    const name = placeName(rec);
    if (name !== "" && !found.has(begin + name)) found.set(begin + name, rec.uid);
  }
  return found;
}

/** The blocks that something on the page leads to, with the id that each has there; all others have none. */
export function idsOn(doc: Doc, types: BlockTypes): ReadonlyMap<Uid, string> {
  const ids = new Map([...placesOn(doc)].map(([id, uid]) => [uid, id] as const));
  for (const { type, props } of doc.blocks.values())
    for (const uid of referredTo(types, type, props))
      if (!ids.has(uid) && doc.blocks.has(uid)) ids.set(uid, `block-${uid}`);
  return ids;
}

/** The names of a type's settings that hold another block of the page. */
export const blockReferences = (types: BlockTypes, type: string): string[] =>
  Object.entries(types.get(type)?.fields ?? {}).flatMap(([name, field]) =>
    field.kind === "reference" && field.to === "block" ? [name] : [],
  );

const referredTo = (types: BlockTypes, type: string, props: BlockRec["props"]): Uid[] =>
  blockReferences(types, type).flatMap((name) => {
    const uid = props[name];
    return typeof uid === "string" && uid !== "" ? [uid] : [];
  });

/** All blocks in the order of the page, those around others first. */
function inOrder(byParent: Families, parent: Uid | null): BlockRec[] {
  const beside = (byParent.get(parent) ?? []).filter(({ type }) => !isPseudo(type));
  return beside.flatMap((rec) => [rec, ...inOrder(byParent, rec.uid)]);
}
