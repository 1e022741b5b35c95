import type { BlockTypes } from "@selvedge/pages/block-type";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";
import type { WireBlock } from "@selvedge/pages/wire/wire";

/** What was left out of blocks that come from another shop. */
export interface LeftOut {
  pictures: number;
  /** Products, collections, feeds and whatever else a block names of its shop. */
  references: number;
  /** Rules of split tests. */
  rules: number;
}

/**
 * Blocks of another shop without what is that shop's own: its pictures, the products and pages that they name, and the rules of
 * its split tests. Words, looks and all other rules stay.
 */
export function ofThisShop(blocks: readonly WireBlock[], types: BlockTypes): { blocks: WireBlock[]; left: LeftOut } {
  const left: LeftOut = { pictures: 0, references: 0, rules: 0 };
  const clean = (block: WireBlock): WireBlock => {
    const { properties = {}, items = [] } = block;
    const fields = types.get(block.type ?? "")?.fields ?? {};
    const own = group(withoutPictures(properties, left) as JsonObject, fields, left);
    return { ...block, properties: withoutTests(own, left), items: (items as WireBlock[]).map(clean) };
  };
  return { blocks: blocks.map(clean), left };
}

/** One sentence for the person who pasted; empty where nothing was left out. */
export function leftOutText({ pictures, references, rules }: LeftOut): string {
  const parts = [
    counted(pictures, "picture", "pictures"),
    counted(references, "link to something of that shop", "links to things of that shop"),
    counted(rules, "rule of a split test", "rules of split tests"),
  ].filter(Boolean);
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0];
  return list ? `Left out what belongs to the other shop: ${list}.` : "";
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

const isPicture = (value: Json | undefined): boolean => isObject(value) && typeof value.original === "string";

/** Pictures are known by their shape, also in blocks whose type is not. */
function withoutPictures(value: Json | undefined, left: LeftOut): Json | undefined {
  if (Array.isArray(value))
    return value.flatMap((each) => {
      const kept = withoutPictures(each, left);
      return kept === undefined ? [] : [kept];
    });
  if (!isObject(value)) return value;
  if (isPicture(value)) {
    left.pictures += 1;
    return undefined;
  }
  const kept = Object.entries(value).map(([name, each]) => [name, withoutPictures(each, left)] as const);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}

function group(props: JsonObject, fields: Fields, left: LeftOut): JsonObject {
  const kept = Object.entries(props).map(([name, value]) => [name, ownValue(value, fields[name], left)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

function ownValue(value: Json | undefined, field: Field | undefined, left: LeftOut): Json | undefined {
  if (field?.kind === "reference" && value) {
    left.references += 1;
    return undefined;
  }
  if (field?.kind === "group" && isObject(value)) return group(value, field.fields, left);
  if (field?.kind === "list" && Array.isArray(value))
    return value.map((each) => (isObject(each) ? group(each, field.of, left) : each));
  return value;
}

function withoutTests(props: JsonObject, left: LeftOut): JsonObject {
  if (!Array.isArray(props.conditions)) return props;
  const kept = props.conditions.filter((each) => !isObject(each) || each.name !== "variation");
  left.rules += props.conditions.length - kept.length;
  return { ...props, conditions: kept };
}
