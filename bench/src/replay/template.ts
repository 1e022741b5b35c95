// A recorded value with everything that belonged to its one request taken out, so that it can be filled again.
import { bytesOf, type Identity, type Shape, shapes, slotOf, textOf } from "./identity.ts";

export type Template =
  | { kind: "constant"; value: unknown }
  /** Constant pieces with slots between them. */
  | { kind: "text"; pieces: string[]; slots: string[] }
  | { kind: "number"; slot: string }
  | { kind: "bytes"; slot: string }
  | { kind: "now" }
  | { kind: "list"; items: Template[] };

/** Makes templates of the values of one request: whatever `identity` knows becomes a slot, and so does every random shape. */
export function templater(identity: Identity): (value: unknown) => Template {
  const known = new Map(Object.entries(identity.texts).map(([slot, text]) => [text, slot]));
  const seen = new Map<string, string>();
  const counts = new Map<string, number>();
  const pattern = patternOf([...known.keys()]);

  const numbered = (shape: Shape | "bytes", literal: string): string => {
    const before = seen.get(literal);
    if (before) return before;
    const number = (counts.get(shape) ?? 0) + 1;
    counts.set(shape, number);
    seen.set(literal, slotOf(shape, number));
    return seen.get(literal)!;
  };
  const slotOfText = (text: string) => known.get(text) ?? numbered(shapeOf(text), text);
  const slotOfBytes = (bytes: Buffer) =>
    Object.keys(identity.bytes).find((slot) => identity.bytes[slot]!.equals(bytes)) ??
    numbered("bytes", bytes.toString("hex"));

  const templateOf = (value: unknown): Template => {
    if (typeof value === "string") {
      const parts = value.split(pattern);
      if (parts.length === 1) return { kind: "constant", value };
      return {
        kind: "text",
        pieces: parts.filter((_, index) => index % 2 === 0),
        slots: parts.filter((_, index) => index % 2 === 1).map(slotOfText),
      };
    }
    const slot = typeof value === "number" ? known.get(String(value)) : undefined;
    if (slot) return { kind: "number", slot };
    if (value instanceof Uint8Array) return { kind: "bytes", slot: slotOfBytes(Buffer.from(value)) };
    if (value instanceof Date) return { kind: "now" };
    if (Array.isArray(value)) return { kind: "list", items: value.map(templateOf) };
    return { kind: "constant", value };
  };
  return templateOf;
}

/** Puts another request's identity into a template. */
export function fill(template: Template, identity: Identity): unknown {
  switch (template.kind) {
    case "constant":
      return template.value;
    case "text":
      return template.pieces.reduce(
        (text, piece, index) => text + textOf(identity, template.slots[index - 1]!) + piece,
      );
    case "number":
      return Number(textOf(identity, template.slot));
    case "bytes":
      return bytesOf(identity, template.slot);
    case "now":
      return new Date();
    case "list":
      return template.items.map((item) => fill(item, identity));
  }
}

function patternOf(literals: string[]): RegExp {
  const longestFirst = literals.toSorted((a, b) => b.length - a.length).map((each) => each.replace(/[^\w]/g, "\\$&"));
  return new RegExp(`(${[...longestFirst, ...Object.values(shapes).map(({ pattern }) => pattern)].join("|")})`);
}

const shapeOf = (text: string): Shape =>
  (Object.keys(shapes) as Shape[]).find((shape) => new RegExp(`^${shapes[shape].pattern}$`).test(text))!;
