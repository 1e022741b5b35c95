// Changes the rules of money, orders, access and validation in thousands of small ways and shows which of the changes no
// test notices, area by area: npm run mutate -- money validation. Ends badly where an area scores below 85 %.
// Tables count: flows, guards and permissions are worked out when a module loads, and each of their changes costs one run
// of the area's tests. Prose does not count (tools/mutation/prose.mjs). A test that costs a second costs it a thousand
// times here. Its own packages are brought once.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const areas = ["money", "shipping", "currency", "orders", "labels", "returns", "access", "validation"];
const folder = "tools/mutation";
const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((area) => !areas.includes(area));
if (unknown.length > 0) throw new Error(`There is no area "${unknown[0]}". Areas: ${areas.join(", ")}.`);
if (!existsSync(stryker)) run("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"]);
const weak = (wanted.length > 0 ? wanted : areas).filter((area) => {
  const source = `packages/domain/src/${area}/**`;
  const mutated = [`${source}/*.ts`, `!${source}/*.test.ts`, `!${source}/testing/**`].join(",");
  const config = `${folder}/stryker.config.json`;
  return !run(process.execPath, [stryker, "run", config, "--mutate", mutated], { MUTATED_AREA: area });
});
if (weak.length > 0) {
  console.error(`\nBelow 85 %: ${weak.join(", ")}.\n`);
  process.exitCode = 1;
}

/** Whether the program ended well. */
function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) throw error;
  return status === 0;
}
