// Format, lint (the arrows between packages among it), the arrows between folders, types, the API's document, and the map
// of the requirements. Two lanes, for two cores.
import { isInterrupted } from "./child.mjs";
import { programs, script, step } from "./steps.mjs";

// In one thread: several would each work out the types that they share, for more than twice the work.
const types = (part) => () => step(programs.tsc, ["-p", `tsconfig.${part}.json`, "--singleThreaded"]);

const lanes = [
  [types("node"), () => script("tools/api/check.ts"), () => script("tools/map/check.mjs")],
  [
    () => step(programs.biome, ["check", "--error-on-warnings", "."]),
    () => script("tools/layout/check.mjs"),
    types("pure"),
    types("web"),
  ],
];

const failed = (await Promise.all(lanes.map(failuresOf))).reduce((sum, each) => sum + each, 0);
console.log(failed === 0 ? "Everything checks." : `${failed} of ${lanes.flat().length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function failuresOf(lane) {
  let failures = 0;
  for (const check of lane) failures += isInterrupted() || (await check()) !== 0;
  return failures;
}
