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
  close(): Promise<void>;
}

const channels: readonly Channel[] = ["order_moved", "page_cache"];

/** Listens until closed, reconnecting by itself. */
export async function listenForChanges(databaseUrl: string): Promise<LiveChanges> {
  const listeners = new Map<Channel, Set<(message: string) => void>>(channels.map((channel) => [channel, new Set()]));
  const gapListeners = new Set<(isListening: boolean) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (isListening: boolean) => {
    for (const listener of gapListeners) listener(isListening);
  };

  async function connect() {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    let hasFailed = false;
    const lost = () => {
      if (hasFailed) return;
      hasFailed = true;
      if (client === next) client = undefined;
      if (isClosed) return;
      tell(false);
      retry = setTimeout(connect, 250);
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
      tell(true);
    } catch {
      lost();
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
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
