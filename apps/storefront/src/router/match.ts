import type { Address, Match } from "./types.ts";

interface Compiled<A extends Address> {
  readonly route: A;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** A matcher over a table of addresses: the first one whose pattern fits a decoded path; null where none does. */
export function matcher<A extends Address>(routes: readonly A[]): (path: string) => Match<A> | null {
  const compiled = routes.map(compile);
  return (path) => {
    for (const { route, pattern, names } of compiled) {
      const found = pattern.exec(path);
      if (found) return { route, params: paramsOf(names, found) };
    }
    return null;
  };
}

/** "{name}" takes one segment, "{name?}" one or none, "{name*}" everything that is left. */
function compile<A extends Address>(route: A): Compiled<A> {
  const names: string[] = [];
  const source = route.path.replace(/\/\{(\w+)([?*]?)\}/g, (_, name: string, kind: string) => {
    names.push(name);
    return kind === "*" ? "/(.*)" : kind === "?" ? "(?:/([^/]+))?" : "/([^/]+)";
  });
  return { route, names, pattern: new RegExp(`^${source.replace(/\/$/, "")}/?$`) };
}

const paramsOf = (names: readonly string[], found: RegExpExecArray) =>
  Object.fromEntries(names.flatMap((name, index) => (found[index + 1] ? [[name, found[index + 1]!]] : [])));
