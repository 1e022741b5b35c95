// One LISTEN connection for each process. Orders that move and pages that grow stale are told here, by whichever
// process changed them.
import pg from "pg";

type Channel = "order_moved" | "page_cache";

export interface LiveChanges {
  /** Calls back for every message; gives the function that stops it. */
  on(channel: Channel, listener: (message: string) => void): () => void;
  /** Calls back whenever messages may have been missed: after the connection was lost and found again. */
  onGap(listener: (isListening: boolean) => void): () => void;
  readonly isListening: boolean;
  /** The last attempt to reach the database failed: it is away, not just this connection. */
  readonly isAway: boolean;
  close(): Promise<void>;
}

const channels: readonly Channel[] = ["order_moved", "page_cache"];
const retryMs = 250;
/** A silent line is asked this often whether somebody is still there, and given up after as long again. */
const heartbeatMs = 5_000;

/** Listens until closed, reconnecting by itself. */
export async function listenForChanges(databaseUrl: string): Promise<LiveChanges> {
  const listeners = new Map<Channel, Set<(message: string) => void>>(channels.map((channel) => [channel, new Set()]));
  const gapListeners = new Set<(isListening: boolean) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let isAway = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (isListening: boolean) => {
    for (const listener of gapListeners) listener(isListening);
  };

  async function connect() {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: heartbeatMs,
    });
    let hasFailed = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = () => {
      if (hasFailed) return;
      hasFailed = true;
      clearInterval(heartbeat);
      const wasListening = client === next;
      if (wasListening) client = undefined;
      if (isClosed) return;
      isAway = !wasListening;
      if (wasListening) tell(false);
      // The first time at once: whether the database itself is away shows in the answer.
      retry = setTimeout(connect, wasListening ? 0 : retryMs);
    };
    const giveUp = () => {
      lost();
      next.end().catch(() => {});
    };
    next.on("error", lost).on("end", lost);
    next.on("notification", ({ channel, payload = "" }) => {
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${channel}`);
      if (isClosed) return void (await next.end());
      client = next;
      isAway = false;
      heartbeat = setInterval(() => next.query("select 1").catch(giveUp), heartbeatMs).unref();
      tell(true);
    } catch {
      giveUp();
    }
  }

  await connect();
  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => void listeners.get(channel)?.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    get isListening() {
      return client !== undefined;
    },
    get isAway() {
      return isAway;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
