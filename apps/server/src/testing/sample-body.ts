// Bodies and queries that a call takes, made from its own schema, so that a new call is tried without a line here.
import * as z from "zod";

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
}

/** Values by field name; a function makes a new one each time. */
export type Known = Readonly<Record<string, unknown>>;

/** A value that fits the schema, every field filled: with a known one of its name, else with the plainest. */
export function sampleOf(schema: z.ZodType | undefined, known: Known): unknown {
  if (!schema) return undefined;
  return fill(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape, known);
}

function fill(shape: Shape, known: Known): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return fill(first, known);
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(([name, field]) => [name, knownOr(known[name], field, known)]);
    return Object.fromEntries(fields);
  }
  if (shape.type === "array") return shape.minItems ? [fill(shape.items ?? {}, known)] : [];
  if (shape.type === "integer" || shape.type === "number") return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === "boolean") return true;
  if (shape.type === "object") return {};
  return textOf(shape);
}

function knownOr(own: unknown, field: Shape, known: Known): unknown {
  if (own === undefined) return fill(field, known);
  return typeof own === "function" ? own() : own;
}

function textOf({ format, minLength = 1, default: usual }: Shape): string {
  if (format === "uuid") return crypto.randomUUID();
  if (format === "date") return "2026-11-20";
  if (format === "date-time") return "2026-11-20T09:00:00Z";
  return typeof usual === "string" && usual.length >= minLength ? usual : "a".repeat(Math.max(minLength, 3));
}
