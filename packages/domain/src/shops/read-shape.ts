// Reads loosely stored JSON into a known shape. Plain values in a shape are at once type and default.

export type Field =
  | string
  | number
  | boolean
  | ShapeOf
  | { readonly kind: "word"; readonly of: readonly [string, ...string[]]; readonly default?: string }
  | { readonly kind: "words"; readonly limit: number }
  | { readonly kind: "texts" }
  | { readonly kind: "list"; readonly of: ShapeOf; readonly limit: number }
  | { readonly kind: "maybe"; readonly of: ShapeOf };

export interface ShapeOf<F extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  readonly kind: "shape";
  readonly fields: F;
}

/** The value that a shape reads. */
export type Shape<S extends ShapeOf> = { [K in keyof S["fields"]]: ValueOf<S["fields"][K]> };
type ValueOf<F> = F extends string
  ? string
  : F extends number
    ? number
    : F extends boolean
      ? boolean
      : F extends { kind: "word"; of: readonly (infer W)[] }
        ? W
        : F extends { kind: "words" }
          ? string[]
          : F extends { kind: "texts" }
            ? Record<string, string>
            : F extends { kind: "list"; of: infer S extends ShapeOf }
              ? Shape<S>[]
              : F extends { kind: "maybe"; of: infer S extends ShapeOf }
                ? Shape<S> | null
                : F extends ShapeOf
                  ? Shape<F>
                  : never;

export const shapeOf = <const F extends Readonly<Record<string, Field>>>(fields: F): ShapeOf<F> => ({
  kind: "shape",
  fields,
});

/** Longer texts are cut: nothing around a page needs more, apart from a logo's drawing. */
const textLimit = 20_000;

/** A value of the shape, whatever was stored: wrong parts become their defaults, unknown ones are dropped. */
export function read<S extends ShapeOf>(shape: S, stored: unknown): Shape<S> {
  const given = isRecord(stored) ? stored : {};
  const entries = Object.entries(shape.fields).map(([name, field]) => [name, readField(field, given[name])]);
  return Object.fromEntries(entries) as Shape<S>;
}

function readField(field: Field, value: unknown): unknown {
  if (typeof field === "string") return typeof value === "string" ? value.slice(0, textLimit) : field;
  if (typeof field !== "object") return typeof value === typeof field && !Number.isNaN(value) ? value : field;
  switch (field.kind) {
    case "shape":
      return read(field, value);
    case "word":
      return field.of.find((word) => word === value) ?? field.default ?? field.of[0];
    case "words":
      return isArray(value) ? value.filter(isText).slice(0, field.limit) : [];
    case "texts":
      return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => isText(text))) : {};
    case "list":
      return isArray(value)
        ? value
            .filter(isRecord)
            .slice(0, field.limit)
            .map((entry) => read(field.of, entry))
        : [];
    case "maybe":
      return isRecord(value) ? read(field.of, value) : null;
  }
}

export const isArray = (value: unknown): value is unknown[] => Array.isArray(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
