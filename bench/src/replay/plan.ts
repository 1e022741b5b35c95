import { isDeepStrictEqual } from "node:util";
import type { Identity } from "./identity.ts";
import type { Statement } from "./recording.ts";
import { type Template, templater } from "./template.ts";

/** The statements of one kind of request, ready to be sent for another identity. */
export type Plan = { name: string; text: string; values: Template[] }[];

/**
 * Makes a plan from two recordings of the same request by different people. What differs between them must all have
 * been recognised as theirs: the two give the same plan, or the replay would not be the same work and this throws.
 */
export function planOf(one: Recorded, two: Recorded): Plan {
  const [first, second] = [templatesOf(one), templatesOf(two)];
  if (first.length === 0) throw new Error("Nothing was recorded.");
  if (first.length !== second.length)
    throw new Error(`The same request sent ${first.length} statements once and ${second.length} another time.`);
  for (const [index, statement] of first.entries())
    if (!isDeepStrictEqual(statement, second[index]))
      throw new Error(
        `Statement ${index + 1} cannot be replayed: its values differ in a way that is not understood.\n` +
          `${statement.text}\n${JSON.stringify(statement.values)}\n${JSON.stringify(second[index]?.values)}`,
      );
  refuseInterleaved(first);
  return first;
}

export interface Recorded {
  statements: Statement[];
  identity: Identity;
}

function templatesOf({ statements, identity }: Recorded): Plan {
  const templateOf = templater(identity);
  return statements.map(({ name, text, values }, index) => ({
    name: name ?? `replayed ${index}`,
    text,
    values: values.map(templateOf),
  }));
}

/** Two transactions of one request at the same time cannot be replayed one trip after another on one connection. */
function refuseInterleaved(plan: Plan) {
  let isOpen = false;
  for (const { text } of plan) {
    if (text === "begin" && isOpen) throw new Error("The request holds two transactions at once.");
    if (text === "begin") isOpen = true;
    if (text === "commit") isOpen = false;
  }
}
