// Blocks of every type with something hostile in every property, as a person with the right to edit a page could store them.
import type { BlockType } from "@selvedge/pages/block-type";
import type { Json, JsonObject } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";
import type { WireBlock } from "@selvedge/pages/wire/wire";

/** Each calls `ranHere` where it runs, or asks `evil.example` for something. */
export const payloads = [
  "<script>ranHere()</script>",
  "<img src=x onerror=ranHere()>",
  '"><svg onload=ranHere()>',
  "'><body onload=ranHere()>",
  "javascript:ranHere()",
  " Java\tScript:ranHere()",
  "\u0001javascript:ranHere()",
  "data:text/html,<script>top.ranHere()</script>",
  'x" onfocus="ranHere()" autofocus x="',
  "red;background:url(https://evil.example/style.css)",
  "url(javascript:ranHere())",
  "expression(ranHere())",
  "</style><script>ranHere()</script>",
  "</script><script>ranHere()</script>",
  '<iframe srcdoc="<script>top.ranHere()</script>"></iframe>',
  '<a href="javascript:ranHere()">a</a><form action="javascript:ranHere()"><button formaction="javascript:ranHere()">b',
  '<math><mtext><table><mglyph><style><img src=x onerror="ranHere()">',
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ranHere()'/>",
  "https://evil.example/script.js",
] as const;

/** A longer list of choices, such as the icons, is of things that are drawn and hold no property. */
const mostChoices = 8;

/** Blocks of a type, so that each of its properties has held each payload under each of its choices. */
export function hostileBlocks(type: BlockType): WireBlock[] {
  const choices = Object.values(type.fields).map((field) => (field.kind === "choice" ? field.options.length : 1));
  const rounds = Math.max(1, ...choices.filter((count) => count <= mostChoices));
  return Array.from({ length: rounds * payloads.length }, (_, at) => {
    const [round, shift] = [Math.floor(at / payloads.length), at % payloads.length];
    const block: WireBlock = { type: type.type, properties: hostileProperties(type.fields, round, shift) };
    return type.accepts === "any" ? { ...block, items: [hostileText(shift)] } : withExampleItems(block, type);
  });
}

const hostileText = (shift: number): WireBlock => ({ type: "textBlock", properties: { html: payloads[shift]! } });

/** A block of blocks keeps those of its example, so that it is shown. */
const withExampleItems = (block: WireBlock, { example }: BlockType): WireBlock =>
  example.items ? { ...block, items: example.items } : block;

const hostileProperties = (fields: Fields, round: number, shift: number): JsonObject => ({
  ...valuesOf(fields, round, shift),
  fullBackgroundColor: payloads[shift]!,
  // A block with a factory that nobody knows is not shown at all.
  ...(round === 0 && shift === 0 ? { itemFactory: payloads[shift]! } : {}),
});

const valuesOf = (fields: Fields, round: number, shift: number): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], index) => [
      name,
      hostileValue(field, round, payloads[(shift + index) % payloads.length]!, shift),
    ]),
  );

function hostileValue(field: Field, round: number, payload: string, shift: number): Json {
  switch (field.kind) {
    case "choice":
      return field.options[round % field.options.length]!;
    case "flag":
      return round % 2 === 0;
    case "image":
      return hostileImage(payload);
    case "group":
      return valuesOf(field.fields, round, shift);
    case "list":
      return [{ key: "a", ...valuesOf(field.of, round, shift) }];
    case "responsive":
      return { xs: payload, md: payload };
    case "choices":
      return [payload];
    default:
      return payload;
  }
}

const hostileImage = (payload: string): JsonObject => ({
  original: payload,
  altText: payload,
  sizes: { 600: payload },
  width: 600,
  height: 400,
});
