// The property of all money, run far more often than the tests do: SOAK_RUNS purchases (a million unless set
// otherwise). Ends with how long it took, or with the smallest purchase that does not add up and the seed that finds it
// again (SOAK_SEED).
import fc from "fast-check";
import { pennyExact } from "../../packages/domain/src/money/testing/penny-exact.ts";

const runs = count("SOAK_RUNS", 1_000_000);
const seed = count("SOAK_SEED", Date.now() % 2 ** 31);
const runsAtOnce = 100_000;
const began = Date.now();
const seconds = () => ((Date.now() - began) / 1000).toFixed(1);

for (let done = 0; done < runs; ) {
  const numRuns = Math.min(runsAtOnce, runs - done);
  const result = fc.check(pennyExact(), { numRuns, seed: seed + done });
  if (result.failed) {
    console.log(
      `${fc.defaultReportMessage(result)}\n\nAgain: SOAK_SEED=${seed + done} SOAK_RUNS=${numRuns} npm run soak`,
    );
    process.exitCode = 1;
    break;
  }
  done += numRuns;
  console.log(`${done.toLocaleString("en-GB")} purchases add up, ${seconds()} s`);
}
if (process.exitCode !== 1)
  console.log(`0 minor units of difference in ${runs.toLocaleString("en-GB")} purchases, ${seconds()} s, seed ${seed}`);

function count(name, otherwise) {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} is a whole number above 0.`);
  return value;
}
