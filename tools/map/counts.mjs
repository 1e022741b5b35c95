// The table of states at the head of docs/spec-map.md.
import { everyId, states } from "./rows.mjs";

const start = "<!-- counts: written by node tools/map/write.mjs -->";
const end = "<!-- end of counts -->";

/** The table: how many rows of each group are in each state, and of all. */
export function countsOf(rows) {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const lines = [...groups].map(([name, members]) => countLine(name, members));
  return [
    `| Group | Rows | ${Object.keys(states).join(" | ")} |`,
    `|---|--:|${Object.keys(states)
      .map(() => "--:|")
      .join("")}`,
    ...lines,
    countLine("**All**", rows),
  ].join("\n");
}

const countLine = (name, rows) =>
  `| ${[name, rows.length, ...Object.keys(states).map((state) => withState(rows, state))].join(" | ")} |`;
const withState = (rows, state) => rows.filter((row) => row.state === state).length;

/** One line for the terminal. */
export const countSentence = (rows) =>
  `${rows.length} of ${everyId.length} requirements: ${Object.keys(states)
    .map((state) => `${state} ${withState(rows, state)}`)
    .join(", ")}`;

/** The map with the table written between its two marks. */
export function withCounts(map, rows) {
  const [before, rest] = map.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/spec-map.md has lost the marks of its counts: ${start} and ${end}.`);
  return `${before}${start}\n\n${countsOf(rows)}\n\n${end}${after}`;
}
