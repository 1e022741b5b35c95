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

/** One of the sorted lines of a file that only passes things on. */
export const withExport = (line) => (text) => {
  const lines = text.trimEnd().split("\n");
  const [head, exports] = [
    lines.filter((each) => !each.startsWith("export")),
    lines.filter((each) => each.startsWith("export")),
  ];
  const pathOf = (each) => each.slice(each.lastIndexOf(" from "));
  return `${[...head, ...[...exports, line].sort((a, b) => pathOf(a).localeCompare(pathOf(b)))].join("\n")}\n`;
};

/** Several changes of one file, one after the other. */
export const both =
  (...changes) =>
  (text, path) =>
    changes.reduce((so, change) => change(so, path), text);
