import { isOwnPage } from "@selvedge/domain/links/link-attributes";
import type { BlockTypes } from "../block-type.ts";
import type { Doc } from "../doc.ts";
import { isObject, type Json } from "../json.ts";
import type { Field, Fields } from "../props/field.ts";
import type { LostLink } from "./lost-links.ts";

/** The links of a page to pages of its own shop, as they are written: "/collection/all/". Each once in a setting, in no order. */
export function shopLinks(doc: Doc, types: BlockTypes): LostLink[] {
  return [...doc.blocks.values()].flatMap(({ uid, type, props }) =>
    Object.entries(types.get(type)?.fields ?? {}).flatMap(([field, known]) =>
      [...new Set(linksIn(props[field], known))].map((link) => ({ uid, field, link })),
    ),
  );
}

const inHtml = /\shref=["'](\/[^"']*)["']/g;

function linksIn(value: Json | undefined, field: Field): string[] {
  if (typeof value === "string") {
    if (field.kind === "link") return isOwnPage(value.trim()) ? [value.trim()] : [];
    return field.kind === "html" ? [...value.matchAll(inHtml)].map(([, href]) => href ?? "").filter(isOwnPage) : [];
  }
  if (field.kind === "group") return linksAmong(value, field.fields);
  return field.kind === "list" && Array.isArray(value) ? value.flatMap((entry) => linksAmong(entry, field.of)) : [];
}

const linksAmong = (value: Json | undefined, fields: Fields): string[] =>
  isObject(value) ? Object.entries(fields).flatMap(([name, field]) => linksIn(value[name], field)) : [];
