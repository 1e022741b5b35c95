import { buildApps } from "./builds.mjs";

await buildApps();
