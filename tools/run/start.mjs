import { buildApps } from "./builds.mjs";
import { isInterrupted } from "./child.mjs";
import { sentence } from "./sentence.mjs";

try {
  await buildApps();
  if (isInterrupted()) process.exitCode = 130;
  else await import("../../apps/server/src/main.ts");
} catch (error) {
  if (!isInterrupted()) console.error(`\n${sentence(error)}\n`);
  process.exitCode = 1;
}
