import { check, type Given, type Rule } from "./rule.ts";
import { madeRules, plainRules, type RuleName } from "./rules.ts";

/**
 * The message of the first named rule that a value breaks, or null:
 * `validate(value, ["required", "email", { rule: "max_length", n: 20 }])`. Source: platform-core §5.
 */
export const validate = (value: Given, names: readonly RuleName[]): string | null => check(value, names.map(ruleOf));

/** The rule with a name. */
export function ruleOf(name: RuleName): Rule {
  if (typeof name === "string" && name in plainRules) return plainRules[name as keyof typeof plainRules];
  const definition = typeof name === "string" ? { rule: name as keyof typeof madeRules } : name;
  return madeRules[definition.rule](definition as never);
}
