import { isObject, type Json, type JsonObject } from "../json.ts";
import { cutText } from "./cut-text.ts";
import type { Field, Fields, PropsOf } from "./field.ts";
import type { ImageValue } from "./image.ts";
import { isSafeLink } from "./safe-link.ts";

/**
 * Properties a view can trust: each field of the schema, of its type and within its limits; whatever is missing or
 * malformed takes the default, whatever is unknown is left out. Never fails, because a page must show.
 */
export function readProps<const F extends Fields>(fields: F, props: JsonObject): PropsOf<F> {
  const read = Object.entries(fields).map(([name, field]) => [name, readers[field.kind](field as never, props[name])]);
  return Object.fromEntries(read);
}

type Reader<K extends Field["kind"]> = (field: Extract<Field, { kind: K }>, value: Json | undefined) => unknown;

const readers: { [K in Field["kind"]]: Reader<K> } = {
  text: (field, value) => readText(value ?? field.default, field.cutAt),
  html: (field, value) => readText(value ?? field.default),
  link: (_, value) => (typeof value === "string" && isSafeLink(value) ? value.trim() : ""),
  number: (field, value) => readNumber(field, value),
  flag: (field, value) => (typeof value === "boolean" ? value : field.default),
  choice: (field, value) => (field.options.includes(value as string) ? value : field.default),
  colour: (_, value) => (typeof value === "string" && /^#[0-9a-f]{3,8}$/i.test(value) ? value : ""),
  image: (_, value) => readImage(value),
  group: (field, value) => readProps(field.fields, isObject(value) ? value : {}),
  list: (field, value) => readList(field, value),
};

function readText(value: Json | undefined, cutAt?: number): string {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return cutAt === undefined ? text : cutText(text, cutAt);
}

function readNumber(field: Extract<Field, { kind: "number" }>, value: Json | undefined): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return field.default;
  return Math.min(field.max ?? number, Math.max(field.min ?? number, number));
}

function readList(field: Extract<Field, { kind: "list" }>, value: Json | undefined): unknown[] {
  const items = Array.isArray(value) ? value.filter(isObject) : [];
  return items.slice(0, field.max).map((item) => readProps(field.of, item));
}

/** A bare address is a picture too: calls without `imageType=object` carry one. */
function readImage(value: Json | undefined): ImageValue | null {
  if (typeof value === "string") return value && isSafeLink(value) ? { original: value, altText: "" } : null;
  if (!isObject(value) || typeof value.original !== "string" || !isSafeLink(value.original)) return null;
  return { ...(value as unknown as ImageValue), altText: readText(value.altText) };
}
