// Format, lint (the arrows between packages among it) and types.
import { isInterrupted } from "./child.mjs";
import { programs, step } from "./steps.mjs";

let failures = 0;
failures += (await step(programs.biome, ["check", "--error-on-warnings", "."])) !== 0;
for (const part of ["pure", "node", "web"])
  failures += isInterrupted() || (await step(programs.tsc, ["-p", `tsconfig.${part}.json`])) !== 0;
console.log(failures === 0 ? "Everything checks." : `${failures} of 4 checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;
