import { BLOCK_CATEGORIES, type BlockCategory, type BlockType, type BlockTypes, isPseudo } from "./block-type.ts";
import { groundOf, takesType } from "./check/structure-rules.ts";
import type { Doc, Uid } from "./doc.ts";

/**
 * The types that can be made by hand on this kind of page, wherever on it they are taken; `isPlatform` on the site of the
 * platform itself.
 */
export function startableTypes(doc: Doc, types: BlockTypes, { isPlatform }: { isPlatform: boolean }): BlockType[] {
  const ground = groundOf(doc);
  const isOffered = ({ ofPlatform }: BlockType) => isPlatform || !ofPlatform;
  return [...types.values()].filter(
    (type) => type.starter !== undefined && isOffered(type) && !isPseudo(type.type) && takesType(ground, type),
  );
}

/** Why a block of a type would be shown to nobody as an item of a parent, null for the page itself; null where it would be shown. */
export function misplacedText(
  doc: Doc,
  types: BlockTypes,
  { type, parent }: { type: string; parent: Uid | null },
): string | null {
  const around = types.get(type)?.inside?.type;
  if (around === undefined || (parent !== null && doc.blocks.get(parent)?.type === around)) return null;
  return `It stands in a block “${types.get(around)?.title ?? around}” only.`;
}

/** The few types that most pages are made of, in the order in which people look for them. */
export const usedMost = (types: readonly BlockType[]): BlockType[] =>
  types.filter((type) => type.usedMost !== undefined).toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = (type: BlockType): number => type.usedMost ?? Number.MAX_SAFE_INTEGER;

/**
 * Types by category, in the categories' order; inside, those that are used most come first, the others follow by title.
 * Categories without any are left out.
 */
export function byCategory(types: readonly BlockType[]): { category: BlockCategory; types: BlockType[] }[] {
  return BLOCK_CATEGORIES.map((category) => ({
    category,
    types: types
      .filter((type) => (type.category ?? "more") === category)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title)),
  })).filter((group) => group.types.length > 0);
}

/**
 * The types that fit what somebody typed, best first: a title that begins with it, a word of the title or another word for
 * it, the description. All of the typed words must be found.
 */
export function searchTypes(types: readonly BlockType[], typed: string): BlockType[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = types.map((type) => ({ type, rank: Math.max(...words.map((word) => rankOf(type, word)), 0) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ type }) => type);
}

const NOT_FOUND = 3;

function rankOf({ title, searchWords = [], description = "" }: BlockType, word: string): number {
  const begins = (text: string) => text.toLowerCase().startsWith(word);
  if (begins(title)) return 0;
  if (title.split(/\s+/).some(begins) || searchWords.some(begins)) return 1;
  return description.toLowerCase().includes(word) ? 2 : NOT_FOUND;
}
