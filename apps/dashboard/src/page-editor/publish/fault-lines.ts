import { sampleWords } from "@selvedge/blocks/patterns/sample-words";
import { chosenProducts } from "@selvedge/pages/anchors/chosen-products";
import { lostLinks } from "@selvedge/pages/anchors/lost-links";
import { shopLinks } from "@selvedge/pages/anchors/shop-links";
import { pageFaults } from "@selvedge/pages/check/page-faults";
import type { Doc } from "@selvedge/pages/doc";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import { templateFaults } from "@selvedge/pages/templates/template-faults";
import { lostPlaceText } from "../../links/link-place.ts";
import { BLOCK_TYPES, titleOf, wordsOf } from "../block-words.ts";

export interface FaultLine {
  /** Of the block; empty for the page itself. */
  uid: string;
  field: string;
  text: string;
}

/** What keeps a draft from being published, a line each: what is seen here, and what the server has said besides. */
export function faultLines(doc: Doc, refused: Readonly<Record<string, string>>): FaultLine[] {
  const own = pageFaults(doc, BLOCK_TYPES).map(({ uid, path, text }) => lineOf(doc, uid, path.map(String), text));
  const ofTemplate = templateFaults(doc, BLOCK_TYPES).map(({ uid, text }, at) => ({
    ...{ uid: uid ?? "", field: `template ${at}`, text },
  }));
  const known = new Set([
    ...own.map(({ uid, field }) => `blocks.${uid}.${field}`),
    ...ofTemplate.map(({ uid }) => (uid ? `blocks.${uid}` : "blocks")),
  ]);
  const fromServer = Object.entries(refused)
    .filter(([name]) => name !== "at" && !known.has(name))
    .map(([name, text]) => {
      const uid = [...doc.blocks.keys()].find((each) => name.startsWith(`blocks.${each}.`));
      if (uid === undefined) return { uid: "", field: name, text };
      return lineOf(doc, uid, name.slice(`blocks.${uid}.`.length).split("."), text);
    });
  return [...own, ...ofTemplate, ...fromServer];
}

/** The links of a draft to blocks that are gone, a line each. They keep nothing from being published. */
export const lostLinkLines = (doc: Doc): FaultLine[] =>
  lostLinks(doc).map(({ uid, field, link }) => ({
    ...lineOf(doc, uid, [field], lostPlaceText),
    field: `${field} ${link}`,
  }));

/** The links of a draft to these addresses, at which its shop has nothing, a line each. They keep nothing from being published. */
export const shopLinkLines = (doc: Doc, lost: ReadonlySet<string>): FaultLine[] =>
  shopLinks(doc, BLOCK_TYPES)
    .filter(({ link }) => lost.has(link))
    .map(({ uid, field, link }) => ({
      uid,
      field: `${field} ${link}`,
      text: `${blockWords(doc, uid)} leads to ${link}`,
    }));

/** The products that a draft names and that its shop has no more, a line each. They are shown to nobody. */
export const goneProductLines = (doc: Doc, isGone: (name: string) => boolean): FaultLine[] =>
  chosenProducts(doc, BLOCK_TYPES)
    .filter(({ name }) => isGone(name))
    .map(({ uid, field, name }) => ({ uid, field: `${field} ${name}`, text: `${blockWords(doc, uid)}: ${name}` }));

/** Title and words of a block, such as "Content tile “Hoodies”", as several tiles of a grid have one title. */
function blockWords(doc: Doc, uid: string): string {
  const rec = doc.blocks.get(uid);
  const words = rec ? wordsOf(rec) : "";
  return words ? `${titleOf(rec)} “${words}”` : titleOf(rec);
}

/** What a draft says in words that a ready section or a new block came with, a line each. It keeps nothing from being published. */
export const sampleLines = (doc: Doc): FaultLine[] =>
  sampleWords(doc).map(({ uid, field, words }) => ({
    ...lineOf(doc, uid, [field], `“${words}”`),
    field: `${field} ${words}`,
  }));

function lineOf(doc: Doc, uid: string, path: readonly string[], text: string): FaultLine {
  const rec = doc.blocks.get(uid);
  const fields: Readonly<Record<string, { label: string }>> = {
    ...(rec && BLOCK_TYPES.get(rec.type)?.fields),
    ...COMMON_FIELDS,
  };
  const label = fields[path[0] ?? ""]?.label ?? path.join(" ");
  return { uid, field: path.join("."), text: `${titleOf(rec)}, ${label.toLowerCase()}: ${text}` };
}
