// The rows of docs/spec-map.md, one for each requirement.

/** How many requirements each part of the two specifications has; they are numbered from 1, `P1.01` the first. */
export const sections = {
  ...{ P1: 18, P2: 15, P3: 41, P4: 25, P5: 55, P6: 41, P7: 36, P8: 20, P9: 11 },
  ...{ S1: 17, S2: 102, S3: 97, S4: 47, S5: 24, S6: 13, S7: 38, S8: 30, S9: 25 },
};

/** The states of a row, from done to missing. */
export const states = {
  "☑": "seen on the running product by the person it is for, and a test proves it",
  "◧": "the rule exists and is tested, and nobody can reach it yet",
  "◐": "part of it; the row says what is missing",
  "☐": "missing",
};

/** Every requirement's id. */
export const everyId = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1).padStart(2, "0")}`),
);

/** A line that is meant as a row: it begins with a state, or with a cell that names a requirement. */
const meant = /^\|\s*(?:[☑◧◐☐]|[^|]*\|\s*[PS]\d+\.\d+)/u;

/** The rows in the order of the map: `{ line, group, id, title, state, places, tests, missing }`; `id` is "" where a line cannot be read. */
export function rowsOf(map) {
  let group = "";
  return map.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) group = line.slice(3);
    return meant.test(line) ? [{ group, ...rowOf(line) }] : [];
  });
}

function rowOf(line) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [, state = "", row = "", places = "", tests = "", missing = ""] = cells;
  const [, id = "", title = ""] = row.match(/^([PS]\d+\.\d+) (.+)$/) ?? [];
  const isReadable = cells.length === 7 && state in states;
  return { line, id: isReadable ? id : "", title, state, places: names(places), tests: names(tests), missing };
}

const names = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
