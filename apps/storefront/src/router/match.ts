import type { Match, Route } from "./types.ts";

interface Compiled {
  readonly route: Route;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** A matcher over a route table: the first route whose pattern fits a decoded path; null where none does. */
export function matcher(routes: readonly Route[]): (path: string) => Match | null {
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
function compile(route: Route): Compiled {
  const names: string[] = [];
  const source = route.path.replace(/\/\{(\w+)([?*]?)\}/g, (_, name: string, kind: string) => {
    names.push(name);
    return kind === "*" ? "/(.*)" : kind === "?" ? "(?:/([^/]+))?" : "/([^/]+)";
  });
  return { route, names, pattern: new RegExp(`^${source.replace(/\/$/, "")}/?$`) };
}

const paramsOf = (names: readonly string[], found: RegExpExecArray) =>
  Object.fromEntries(names.flatMap((name, index) => (found[index + 1] ? [[name, found[index + 1]!]] : [])));
