import type { Queue } from "./queue.ts";

/** Between two starts: the database may be away for longer, and its restart needs seconds. */
const restMs = 1_000;

/**
 * A queue that is there until it is stopped. One that stops by itself, as it does where the outcome of a job cannot be written
 * down, is followed by a new one; one that cannot be started is tried again. Throws where the first one cannot.
 */
export async function keepRunning(
  start: () => Promise<Queue>,
  log: { error(details: object, message: string): void },
): Promise<{ stop(): Promise<void> }> {
  let queue: Queue | undefined = await start();
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;
  const rest = async () => {
    let timer: NodeJS.Timeout | undefined;
    const rested = new Promise<void>((done) => {
      timer = setTimeout(done, restMs);
    });
    await Promise.race([rested, stopping.promise]);
    clearTimeout(timer);
  };
  const kept = (async () => {
    while (!isStopped) {
      await queue?.ended;
      if (isStopped) return;
      log.error({}, "the queue of jobs stopped by itself and is started again");
      await rest();
      queue = isStopped
        ? undefined
        : await start().catch((error) => void log.error({ err: error }, "no queue of jobs"));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      stopping.resolve();
      await queue?.stop();
      await kept;
      // The one that was being started meanwhile.
      await queue?.stop();
    },
  };
}
