import type { BlockType } from "@selvedge/pages/block-type";
import type { Json, JsonObject } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { PICTURES } from "./pictures.ts";

/** A name and a block: a type with as much in it as it takes, and layouts with one and with many. */
export interface Extreme {
  readonly name: string;
  readonly block: WireBlock;
}

const SENTENCE = "Seagrass holds the seabed together, shelters young cod and stores carbon faster than woodland does. ";
/** Of a kind that no line can hold, as some languages have them. */
const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const HTML = `<h2>${LONG_WORD}</h2><p>${SENTENCE.repeat(6)}</p><ul><li>${SENTENCE}</li><li>${SENTENCE.repeat(2)}</li></ul><table><tbody><tr><th>Size</th><td>${SENTENCE}</td></tr></tbody></table>`;

/** Texts that are no words: addresses, codes, amounts. They keep what the example has. */
const CODES = new Set(
  "action asyncData asyncItems blank code contactEmail figure imageSrcSet itemFactory mailingList password path price salePrice src tag target video".split(
    " ",
  ),
);

/** Every text of a type at its limit, every list full; and for a type that takes blocks, one and nine of them. */
export function extremesOf({ type, fields, accepts, example }: BlockType): Extreme[] {
  const { properties = {}, items = [], size = 12 } = example as WireBlock;
  const full: WireBlock = { type, size, items, properties: { ...properties, ...filled(fields, properties) } };
  const [item] = items as WireBlock[];
  const holding = (count: number): WireBlock => ({
    type,
    size: 12,
    properties,
    items: Array.from({ length: count }, () => item!),
  });
  return [
    { name: "long text, full lists", block: full },
    ...(accepts.length > 0 && item
      ? [
          { name: "one block", block: holding(1) },
          { name: "nine blocks", block: holding(9) },
        ]
      : []),
  ];
}

const filled = (fields: Fields, example: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
      const value = CODES.has(name) ? undefined : valueFor(field, example[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function valueFor(field: Field, example: Json | undefined): Json | undefined {
  if (field.kind === "text")
    return `${LONG_WORD} ${SENTENCE.repeat(4)}`.slice(0, (field.cutAt ?? field.maxLength ?? 80) + 20);
  if (field.kind === "html") return HTML;
  if (field.kind === "link") return example ?? "/collection/all/";
  if (field.kind === "image") return example ?? null;
  if (field.kind === "group") return filled(field.fields, (example ?? {}) as JsonObject);
  if (field.kind !== "list") return undefined;
  const [first = {}] = (example ?? []) as JsonObject[];
  const entry = { ...first, ...filled(field.of, first), ...(field.of.image ? { image: PICTURES.sun } : {}) };
  return Array.from({ length: Math.min(field.max, 8) }, () => entry);
}
