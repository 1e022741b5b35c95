// Changes the rules of money, orders, access and validation in thousands of small ways and shows which of the changes no
// test notices. Its own packages are brought once; words behind the command go to Stryker:
// npm run mutate -- --mutate "packages/domain/src/money/refund.ts"
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const folder = "tools/mutation";
const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
if (!existsSync(stryker)) run("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"]);
run(process.execPath, [stryker, "run", `${folder}/stryker.config.json`, ...process.argv.slice(2)]);

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
