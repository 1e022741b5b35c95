// Finds a list that is written down a second time: several of its members beside one another, as texts or as keys.

export interface NamedList {
  name: string;
  members: readonly string[];
  /** Files, by their path from the project's folder, that may name the members. */
  home: readonly string[];
  /** The type that makes a table by these names complete: a file that names it is checked by the compiler. */
  type?: string;
  /** How many different members beside one another are a list. */
  atLeast: number;
}

const neighbours = /(?:["'][\w-]+["']\s*[,|]\s*)+["'][\w-]+["']/g;
const keys = /(?:^|[{,])\s*["']?([\w-]+)["']?\s*(?::|,$)/gm;

/** Whether a source names so many of a list's members that it is a list of its own. */
export function holdsSecondList({ members, atLeast, type }: NamedList, source: string): boolean {
  const known = new Set(members);
  const count = (found: readonly string[]) => new Set(found.filter((each) => known.has(each))).size;
  const runs = source.match(neighbours) ?? [];
  if (runs.some((run) => count(run.match(/[\w-]+/g) ?? []) >= atLeast)) return true;
  const named = [...source.matchAll(keys)].map(([, key = ""]) => key);
  return count(named) >= atLeast && !(type && source.includes(type));
}
