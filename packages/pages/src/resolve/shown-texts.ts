import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Path } from "../ops/op.ts";
import { cutText } from "../props/cut-text.ts";
import type { Field, Fields } from "../props/field.ts";

/** A text of a block as an editor finds it on the page, to be typed over in place. */
export interface ShownText {
  readonly path: Path;
  /** The whole of it. */
  readonly value: string;
  /** What the page shows of it, where that is less. */
  readonly cut?: string;
  /** It may have several lines. */
  readonly isLong?: true;
  /** It has headings, lists and links, and is typed beside the page. */
  readonly isRich?: true;
}

/** Every text of a block's properties, in the order of its fields. */
export function shownTexts(fields: Fields, props: JsonObject, at: Path = []): ShownText[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, props[name], [...at, name]));
}

function textsOf(field: Field, value: Json | undefined, path: Path): ShownText[] {
  if (field.kind === "group") return shownTexts(field.fields, isObject(value) ? value : {}, path);
  if (field.kind === "list")
    return Array.isArray(value) ? value.flatMap((entry, at) => entryTexts(field.of, { entry, at }, path)) : [];
  if (field.kind !== "text" && field.kind !== "html") return [];
  const text = typeof value === "string" ? value : (field.default ?? "");
  if (text.trim() === "") return [];
  if (field.kind === "html") return [{ path, value: "", isRich: true }];
  const shown = field.cutAt === undefined ? text : cutText(text, field.cutAt);
  return [
    {
      path,
      value: text,
      ...(shown === text ? {} : { cut: shown }),
      ...(field.multiline ? { isLong: true as const } : {}),
    },
  ];
}

/** An entry is named by its key; one that has none yet by its place. */
function entryTexts(fields: Fields, { entry, at }: { entry: Json; at: number }, path: Path): ShownText[] {
  if (!isObject(entry)) return [];
  return shownTexts(fields, entry, [...path, typeof entry.key === "string" ? entry.key : at]);
}
