// Puts a line into a list of the project. Order and format are the formatter's, which runs over every file touched.

/** A line before the first match of a pattern. Throws where the file has none: then its list looks otherwise than here. */
export const before = (pattern, line) => (text, path) => {
  const at = text.search(pattern);
  if (at === -1) throw new Error(`${path} has no place for this line: ${line}`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
};

/** An import after the file's others. */
export const withImport = (line) => (text) => {
  const last = [...text.matchAll(/^(?:import|\} from) .*;\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
};

/** One of the sorted exports of a file that only passes things on; an export may stand on several lines. */
export const withExport = (line) => (text) => {
  const statements = text.trimEnd().split(/\n(?=export)/);
  const isExport = (each) => each.startsWith("export");
  const pathOf = (each) => each.slice(each.lastIndexOf(" from "));
  const exports = [...statements.filter(isExport), line].sort((a, b) => pathOf(a).localeCompare(pathOf(b)));
  return `${[...statements.filter((each) => !isExport(each)), ...exports].join("\n")}\n`;
};

/** Several changes of one file, one after the other. */
export const both =
  (...changes) =>
  (text, path) =>
    changes.reduce((so, change) => change(so, path), text);
