import { findMatch } from "../words/find-match.ts";

interface Named {
  id: string;
  label: string;
}

/**
 * Returns the options that are not chosen yet and fit what is typed, and last a row for a new one when something is typed,
 * `newNoun` is given and no option has that very name.
 */
export function tagOptions<T extends Named>(
  options: readonly T[],
  chosen: readonly string[],
  typed: string,
  newNoun?: string,
) {
  const name = typed.trim();
  const open = options.filter((option) => !chosen.includes(option.id));
  const fitting: (T | Named)[] = name === "" ? open : open.filter((option) => findMatch(option.label, name));
  const isKnown = options.some((option) => option.label.toLowerCase() === name.toLowerCase());
  if (name === "" || newNoun === undefined || isKnown) return fitting;
  return [...fitting, { id: "selvedge:new", label: `New ${newNoun} “${name}”` }];
}

/** The row that Enter takes when none is marked: the one with that very name, or the first that fits; null for none. */
export const enteredTag = (shown: readonly Named[], typed: string): string | null => {
  const name = typed.trim().toLowerCase();
  return (shown.find(({ label }) => label.toLowerCase() === name) ?? shown[0])?.id ?? null;
};
