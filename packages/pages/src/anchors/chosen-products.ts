import type { BlockTypes } from "../block-type.ts";
import type { Doc } from "../doc.ts";
import { isObject, type Json } from "../json.ts";
import type { Field, Fields } from "../props/field.ts";
import { isFieldShown } from "../props/field-shown.ts";

/** A product that a setting of a block names. */
export interface ChosenProduct {
  readonly uid: string;
  readonly field: string;
  /** As it is in the product's address. */
  readonly name: string;
}

/** The products that blocks of a page name, each once in a setting. Those of a setting that another one switches off count for nothing. */
export function chosenProducts(doc: Doc, types: BlockTypes): ChosenProduct[] {
  return [...doc.blocks.values()].flatMap(({ uid, type, props }) => {
    const fields = types.get(type)?.fields ?? {};
    return Object.entries(fields)
      .filter(([, known]) => isFieldShown(known, fields, props))
      .flatMap(([field, known]) => [...new Set(namesIn(props[field], known))].map((name) => ({ uid, field, name })));
  });
}

function namesIn(value: Json | undefined, field: Field): string[] {
  if (field.kind === "reference") return field.to === "product" && typeof value === "string" && value ? [value] : [];
  if (field.kind === "group") return namesAmong(value, field.fields);
  return field.kind === "list" && Array.isArray(value) ? value.flatMap((entry) => namesAmong(entry, field.of)) : [];
}

const namesAmong = (value: Json | undefined, fields: Fields): string[] =>
  isObject(value) ? Object.entries(fields).flatMap(([name, field]) => namesIn(value[name], field)) : [];
