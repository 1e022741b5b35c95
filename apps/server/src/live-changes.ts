// One LISTEN connection for each process. Any process that moves an order or makes a page stale announces it here.
import { cut } from "@selvedge/db/breaker";
import pg from "pg";

type Channel = "order_moved" | "page_cache" | "account_ended";

export interface LiveChanges {
  /** Calls back for every message; gives the function that stops it. */
  on(channel: Channel, listener: (message: string) => void): () => void;
  /** Calls back whenever messages may have been missed: after the connection was lost and found again. */
  onGap(listener: (isListening: boolean) => void): () => void;
  /** Calls back when the database has answered nothing for two seconds, and when it answers again. */
  onSilence(listener: (isSilent: boolean) => void): () => void;
  readonly isListening: boolean;
  /** The last attempt to reach the database failed: it is away, not just this connection. */
  readonly isAway: boolean;
  close(): Promise<void>;
}

const channels: readonly Channel[] = ["order_moved", "page_cache", "account_ended"];
const retryMs = 250;
/**
 * How soon a database that answers nothing is found out: in two seconds at most. Counted in looks at the line rather than
 * by the clock, because a process that was busy for a while has not read yet what came in meanwhile.
 */
const lookEveryMs = 250;
const looksBetweenQuestions = 2;
const looksUntilSilent = 6;
/** Longest wait for a new connection. */
const connectMs = 2_000;

/** Listens until closed, reconnecting by itself. */
export async function listenForChanges(databaseUrl: string): Promise<LiveChanges> {
  const listeners = new Map<Channel, Set<(message: string) => void>>(channels.map((channel) => [channel, new Set()]));
  const gapListeners = new Set<(isListening: boolean) => void>();
  const silenceListeners = new Set<(isSilent: boolean) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let isAway = false;
  let isSilent = false;
  let retry: NodeJS.Timeout | undefined;

  const reportGap = (isListening: boolean) => {
    for (const listener of gapListeners) listener(isListening);
  };
  const setSilent = (now: boolean) => {
    if (isSilent === now) return;
    isSilent = now;
    for (const listener of silenceListeners) listener(now);
  };

  async function connect() {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    let hasFailed = false;
    let hasConnected = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = (hasTimedOut = false) => {
      if (hasFailed) return;
      hasFailed = true;
      clearTimeout(tooLong);
      clearInterval(heartbeat);
      const wasListening = client === next;
      if (wasListening) client = undefined;
      if (isClosed) return;
      // A receiver that refuses or closes is not silent: others receive the message from the database themselves.
      setSilent(hasTimedOut);
      // A line that is cut while it begins to listen was made: the database is there.
      isAway = !hasConnected || hasTimedOut;
      if (wasListening) reportGap(false);
      // The first time at once: whether the database itself is away shows in the answer.
      retry = setTimeout(connect, wasListening ? 0 : retryMs);
    };
    const giveUp = () => {
      lost(true);
      cut(next);
    };
    const tooLong = setTimeout(giveUp, connectMs).unref();
    next.on("error", () => lost()).on("end", () => lost());
    next.on("notification", ({ channel, payload = "" }) => {
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
    });
    // A connection may end in the same read as an answer. Then `lost` runs before the code that awaits that answer goes on.
    try {
      await next.connect();
      clearTimeout(tooLong);
      if (hasFailed) return;
      hasConnected = true;
      heartbeat = watchLine(next, giveUp);
      for (const channel of channels) await next.query(`listen ${channel}`);
      if (hasFailed) return;
      if (isClosed) return void (await next.end());
      client = next;
      isAway = false;
      setSilent(false);
      reportGap(true);
    } catch {
      lost();
      cut(next);
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
    onSilence(listener) {
      silenceListeners.add(listener);
      return () => void silenceListeners.delete(listener);
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

/** Pings again and again; calls `giveUp` when no answer comes. */
function watchLine(client: pg.Client, giveUp: () => void): NodeJS.Timeout {
  let looks = 0;
  let isAsked = false;
  const timer = setInterval(() => {
    looks++;
    if (isAsked ? looks < looksUntilSilent : looks < looksBetweenQuestions) return;
    looks = 0;
    if (isAsked) return giveUp();
    isAsked = true;
    client.query("select 1").then(
      () => {
        isAsked = false;
        looks = 0;
        // A closed connection reports it by itself.
      },
      () => {},
    );
  }, lookEveryMs);
  return timer.unref();
}
