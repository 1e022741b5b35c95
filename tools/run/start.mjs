import { buildApps } from "./builds.mjs";
import { sentence } from "./sentence.mjs";

try {
  await buildApps();
  await import("../../apps/server/src/main.ts");
} catch (error) {
  console.error(`\n${sentence(error)}\n`);
  process.exitCode = 1;
}
