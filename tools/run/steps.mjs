import { join } from "node:path";
import { startChild } from "./child.mjs";

/** Runs one of the installed programs with this terminal; gives its exit code. */
export function step(program, args, env = {}) {
  return new Promise((done, fail) => {
    const child = startChild(process.execPath, [join("node_modules", program), ...args], {
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
