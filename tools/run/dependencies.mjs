import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { npm } from "./npm.mjs";

/** Installs what the lock file names, when it names something new. */
export async function bringDependencies(root, node) {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const mark = join(root, "node_modules", ".selvedge-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages");
  await npm(["ci", "--no-audit", "--no-fund"], root, { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` });
  writeFileSync(mark, wanted);
}
