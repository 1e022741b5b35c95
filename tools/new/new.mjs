// npm run new -- module|screen|block|page|theme NAME: writes the shape with a failing test, and names it where it has to be
// named. --dry-run only says what it would write.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { programs, step } from "../run/steps.mjs";
import { planOf, Refused } from "./plan.mjs";

const given = process.argv.slice(2);
const isDry = given.includes("--dry-run");
const [kind, name] = given.filter((each) => each !== "--dry-run");

try {
  const { created, changed, next } = planOf(process.cwd(), kind, name);
  const texts = Object.entries({ ...created, ...changed });
  if (!isDry) for (const [path, text] of texts) write(path, text);
  if (!isDry)
    process.exitCode = await step(programs.biome, [
      "check",
      "--write",
      "--log-level=error",
      ...texts.map(([path]) => path),
    ]);
  for (const path of Object.keys(created)) console.log(`new      ${path}`);
  for (const path of Object.keys(changed)) console.log(`changed  ${path}`);
  console.log(["", ...next].join("\n"));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
