// Puts the parts together in the order in which they need one another, and takes them apart in the reverse.
import { openPools } from "@selvedge/db/pools";
import { roleUrl } from "@selvedge/db/roles";
import { seedDemoWorld } from "@selvedge/demo/seed-demo-world";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { startWorker } from "../jobs/worker.ts";
import { listenForChanges } from "../live-changes.ts";
import { enqueuePrintFileCheck } from "../modules/factory/print-files/index.ts";
import { watchMachines } from "../modules/factory/scans/index.ts";
import type { Platform } from "../platform.ts";
import { buildPlatform } from "./build-platform.ts";
import { closeDataDir } from "./close-data-dir.ts";
import { listen } from "./listen.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { withRealPort } from "./real-port.ts";
import { syncBlanks } from "./sync-blanks.ts";

export interface Running {
  /** Where this process writes its lines. */
  log: { error(details: object, message: string): void };
  /** The port that was opened; null for a process that only works through jobs. */
  port: number | null;
  /** Drains requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

type Closer = () => Promise<unknown>;

/** How long requests and jobs may take to finish, then connections to close, then the database to end. */
const drainMs = 15_000;
const closeMs = 2_000;
const databaseMs = 12_000;

/**
 * Starts one process in the role that the configuration names. Started parts are stopped when a step fails, and when
 * `ending` aborts in between. `fail` receives later faults that cannot be repaired: the process has to end.
 */
export async function start(
  given: Config,
  ending: AbortSignal = new AbortController().signal,
  fail: (error: Error) => void = () => {},
): Promise<Running> {
  const config = await withRealPort(given);
  const closers: Closer[] = [];
  const serving: Closer[] = [];
  const stop = async () => {
    // Requests and jobs end side by side: neither takes anything new meanwhile.
    const ended: PromiseSettledResult<unknown>[] = await Promise.allSettled(
      serving.splice(0).map((close) => within(drainMs, close())),
    );
    for (const close of closers.splice(0).reverse()) ended.push(...(await Promise.allSettled([close()])));
    const failed = ended.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
  };
  try {
    closeDataDir(config);
    const database = await prepareDatabase(config, fail);
    closers.push(() => within(databaseMs, database.stop()));
    ending.throwIfAborted();
    const pools = openPools(database.ownerUrl, config.secret, config.poolSize);
    closers.push(() => within(closeMs, pools.close()));
    await syncBlanks(pools);
    const live = await listenForChanges(roleUrl(database.ownerUrl, "web", config.secret));
    closers.push(() => within(closeMs, live.close()));
    const platform = buildPlatform(config, pools, live);
    if (config.hasDemoWorld && config.role !== "worker") await seed(platform, ending);
    await enqueuePrintFileCheck(platform);
    const app = await buildApp(platform);
    serving.push(() => closeApp(app));
    if (config.role !== "web") {
      serving.push((await startWorker(platform, database.ownerUrl, app.log)).stop);
      serving.push(watchMachines(platform, app.log).stop);
    }
    ending.throwIfAborted();
    if (config.role === "worker") return { port: null, log: app.log, stop };
    const doors = await listen(app, config);
    serving.push(doors.close);
    return { port: doors.port, log: app.log, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** Waits for requests that are being answered; a connection that hangs is cut before the time is up. */
async function closeApp(app: Awaited<ReturnType<typeof buildApp>>) {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs - 2_000);
  await app.close().finally(() => clearTimeout(cut));
}

/** The work, or nothing after so many milliseconds: what hangs does not stop the rest from closing. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((done) => (timer = setTimeout(done, limitMs)))]).finally(() =>
    clearTimeout(timer),
  );
}

/** Writes the demo data where it is missing, until aborted. */
const seed = ({ pools, files, carrier, config, now }: Platform, ending: AbortSignal) => {
  const log = (line: string) => {
    ending.throwIfAborted();
    console.warn(line);
  };
  return seedDemoWorld({ pools, files, carrier, now: now(), secret: config.secret, keys: config.fieldKeys, log });
};
