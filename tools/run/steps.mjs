import { join } from "node:path";
import { startChild } from "./child.mjs";

/** Runs one of the installed programs with this terminal; gives its exit code. */
export const step = (program, args, env = {}) => script(join("node_modules", program), args, env);

/** Runs a script of our own with this terminal; gives its exit code. */
export function script(path, args = [], env = {}) {
  return new Promise((done, fail) => {
    const child = startChild(process.execPath, [path, ...args], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("error", fail).on("exit", (code) => done(code ?? 1));
  });
}

export const programs = {
  biome: "@biomejs/biome/bin/biome",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};
