// What the rows of docs/spec-map.md say that is not so.
import { isSource } from "../reach/sources.mjs";
import { repeated } from "../reach/waiting-files.mjs";
import { everyId } from "./rows.mjs";

/** What each state must say beside its title. */
const owes = {
  "☑": { place: true, test: true, missing: false },
  "◧": { place: true, test: true, missing: true },
  "◐": { place: true, test: false, missing: true },
  "☐": { place: false, test: false },
};

/** Every fault as a sentence. `find` comes from `places`, `reached` from `reach`. */
export function rowFaults(rows, find, reached) {
  const named = new Set(rows.map(({ id }) => id));
  const known = new Set(everyId);
  return [
    ...rows.filter(({ id }) => id === "").map(({ line }) => `This row cannot be read: ${line}`),
    ...everyId.filter((id) => !named.has(id)).map((id) => `${id} is not in docs/spec-map.md.`),
    ...repeated(rows.map(({ id }) => id).filter(Boolean)).map((id) => `${id} is in docs/spec-map.md twice.`),
    ...rows.filter(({ id }) => id && !known.has(id)).map(({ id }) => `${id} is no requirement.`),
    ...rows.filter(({ id }) => known.has(id)).flatMap((row) => faultsOf(row, find, reached)),
  ];
}

function faultsOf(row, find, reached) {
  const { id, state, missing } = row;
  return [
    ...(owes[state].place && row.places.length === 0 ? [`${id} is ${state} and does not say where it lives.`] : []),
    ...(owes[state].test && row.tests.length === 0 ? [`${id} is ${state} and names no test.`] : []),
    ...(owes[state].missing === true && missing === "" ? [`${id} is ${state} and does not say what is missing.`] : []),
    ...(owes[state].missing === false && missing !== ""
      ? [`${id} is ${state} and says that something is missing.`]
      : []),
    ...[...row.places, ...row.tests].flatMap((name) => unclear(id, name, find(name))),
    ...row.tests.flatMap((name) => noTest(id, name, find(name))),
    ...(state === "☑" ? row.places.flatMap((name) => unreached(id, find(name), reached)) : []),
  ];
}

function unclear(id, name, found) {
  if (found.length === 0) return [`${id} names ${name}, which does not exist.`];
  return found.length > 1 ? [`${id} names ${name}, which may be ${found.join(" or ")}.`] : [];
}

const noTest = (id, name, found) =>
  found.length === 1 && !/\.test\.tsx?$/.test(found[0]) ? [`${id} names ${name} as a test, and it is none.`] : [];

/** A file that could run must be reached; of a folder, some file of it. Migrations and documents are not run by imports. */
function unreached(id, [path, ...others], reached) {
  if (!path || others.length > 0) return [];
  const isFolder = !/\.\w+$/.test(path);
  const isReached = isFolder ? [...reached].some((each) => each.startsWith(`${path}/`)) : reached.has(path);
  if (isReached || (!isFolder && !isSource(path))) return [];
  return [`${id} is ☑ and lives in ${path}, which no program reaches.`];
}
