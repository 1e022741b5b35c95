// Puts the parts together in the order in which they need one another, and takes them apart in the reverse.
import { openPools } from "@selvedge/db/pools";
import { seedDemoWorld } from "@selvedge/demo/seed-demo-world";
import { buildApp } from "./app.ts";
import { buildPlatform } from "./build-platform.ts";
import type { Config } from "./config.ts";
import { startWorker } from "./jobs/worker.ts";
import { listenForChanges } from "./live-changes.ts";
import type { Platform } from "./platform.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { withRealPort } from "./real-port.ts";
import { syncBlanks } from "./sync-blanks.ts";

export interface Running {
  /** The port that was opened; null for a process that only works through jobs. */
  port: number | null;
  /** Drains requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

type Closer = () => Promise<unknown>;

/** Starts one process in the role that the configuration names. What was already begun is undone when a step fails. */
export async function start(given: Config): Promise<Running> {
  const config = await withRealPort(given);
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const database = await prepareDatabase(config);
    closers.push(database.stop);
    const pools = openPools(database.ownerUrl, config.secret, config.poolSize);
    closers.push(pools.close);
    await syncBlanks(pools);
    const live = await listenForChanges(database.ownerUrl);
    closers.push(live.close);
    const platform = buildPlatform(config, pools, live);
    if (config.hasDemoWorld && config.role !== "worker") await seed(platform);
    const app = await buildApp(platform);
    closers.push(() => app.close());
    if (config.role !== "web") closers.push((await startWorker(platform, database.ownerUrl, app.log)).stop);
    if (config.role === "worker") return { port: null, stop };
    await app.listen({ port: config.port, host: "0.0.0.0" });
    return { port: (app.server.address() as { port: number }).port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes the demo world where it is missing. */
const seed = ({ pools, files, carrier, config, now }: Platform) =>
  seedDemoWorld({ pools, files, carrier, now: now(), secret: config.secret, log: (line) => console.warn(line) });
