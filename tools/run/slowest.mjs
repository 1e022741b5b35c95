import { relative } from "node:path";

/** The ten test files that took longest, slowest first, as lines for the terminal: seconds, then the path. */
export function slowest(files, root = process.cwd()) {
  const lines = files
    .map(({ name, startTime, endTime }) => ({ path: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
  return ["Slowest test files:", ...lines].join("\n");
}
