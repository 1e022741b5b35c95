import { isObject, type Json } from "@selvedge/pages/json";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { codeHash } from "./frame-address.ts";

/** The code with a hash among the blocks of some pages, however deep; null where none of them holds it any more. */
export function codeOnPages(pages: readonly WirePage[], hash: string): string | null {
  const codes = pages.flatMap((page) => codesIn((page as { blocks?: Json }).blocks ?? []));
  return codes.find((code) => codeHash(code) === hash) ?? null;
}

function codesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(codesIn);
  if (!isObject(value)) return [];
  const { type, properties } = value;
  const code = type === "customCode" && isObject(properties) ? properties.code : undefined;
  return [
    ...(typeof code === "string" ? [code] : []),
    ...Object.values(value).flatMap((each) => codesIn(each ?? null)),
  ];
}
