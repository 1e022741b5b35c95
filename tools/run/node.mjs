import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "./npm.mjs";

/** The Node that the product runs on: the host's when it is new enough, else the pinned one from the npm registry. */
export async function bringNode(root) {
  if (isEnough(process.versions.node)) return process.execPath;
  const pinned = readFileSync(join(root, ".nvmrc"), "utf8").trim();
  const folder = join(root, ".toolchain");
  const node = join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(node) && versionOf(node) === pinned) return node;
  if (process.platform !== "linux")
    throw new Error(
      `Selvedge needs Node ${pinned} or newer; this is ${process.versions.node}. Install it from nodejs.org and start again.`,
    );
  console.log(`Bringing Node ${pinned} into .toolchain (once)`);
  mkdirSync(folder, { recursive: true });
  await npm(
    ["install", "--no-save", "--silent", "--prefix", folder, `node-${process.platform}-${process.arch}@${pinned}`],
    root,
  );
  if (versionOf(node) !== pinned)
    throw new Error(`Node ${pinned} could not be brought. Check the connection to the npm registry.`);
  return node;
}

/** node:crypto argon2 and type stripping without a flag are there from 24.7 on. */
const isEnough = (version) => {
  const [major, minor] = version.split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 7);
};

const versionOf = (node) => spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim().slice(1) ?? "";
