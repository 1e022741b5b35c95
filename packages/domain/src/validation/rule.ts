// What a validation rule is and how a value is held against some of them. Rules are imported one by one, so that a page
// carries those it uses; `validate.ts` knows them all by name.
// Every rule answers in time that grows with the value's length and no faster: values come from strangers.

/** One rule: its name in the specification, the words a person reads, and whether a text satisfies it. */
export interface Rule {
  readonly name: string;
  readonly message: string;
  readonly holds: (text: string) => boolean;
}

/** What a form field may hold. */
export type Given = string | number | boolean | null | undefined;

/**
 * The message of the first rule that a value breaks, in the order given; null when it satisfies them all. A value that is
 * missing counts as empty text, and only some rules let that pass. Source: platform-core §5.
 */
export function check(value: Given, rules: readonly Rule[]): string | null {
  const text = textOf(value);
  return rules.find((rule) => !rule.holds(text))?.message ?? null;
}

/** The same for a field that may be left empty: rules hold from the first character on. */
export const checkIfGiven = (value: Given, rules: readonly Rule[]): string | null =>
  textOf(value).trim() === "" ? null : check(value, rules);

/** The first message of every field that breaks its rules, by name; empty when all is well. */
export function checkFields<Name extends string>(
  values: Readonly<Partial<Record<Name, Given>>>,
  rules: Readonly<Record<Name, readonly Rule[]>>,
): Partial<Record<Name, string>> {
  const names = Object.keys(rules) as Name[];
  const broken = names.flatMap((name) => {
    const message = check(values[name], rules[name]);
    return message === null ? [] : [[name, message] as const];
  });
  return Object.fromEntries(broken) as Partial<Record<Name, string>>;
}

const textOf = (value: Given): string => (value === null || value === undefined ? "" : String(value));
