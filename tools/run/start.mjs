import { buildApps } from "./builds.mjs";
import { sentence } from "./sentence.mjs";

try {
  await buildApps();
} catch (error) {
  console.error(`\n${sentence(error)}\n`);
  process.exit(1);
}
await import("../../apps/server/src/main.ts");
