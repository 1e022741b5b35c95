// What Lighthouse and html-validate say of shops' pages, on the production build: npm run audit -- --themes nordic --runs 1.
// Its own packages are brought once.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const folder = "tools/audit";

if (!existsSync(`${folder}/node_modules/lighthouse`))
  run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"]);
process.exitCode = run(process.execPath, [`${folder}/audit.mjs`, ...process.argv.slice(2)]);

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}
