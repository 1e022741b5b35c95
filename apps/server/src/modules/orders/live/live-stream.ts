import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";

/** Limits of open streams: in this process, and per IP address and page. Beyond them a browser retries by itself. */
const streamLimit = 2000;
const callerLimit = 100;
/** How much may be buffered for a client that has stopped reading. */
const backlogBytes = 64 * 1024;
/** Open streams with their owners. */
const open = new Map<FastifyReply["raw"], string>();

/** Ends every stream, so that a stopping process waits for none of them. Browsers reconnect by themselves. */
export function endStreams() {
  for (const raw of open.keys()) raw.end();
}

interface Reader {
  /** Whether an announced order, "shop:order", is one that the reader sees; a promise where that has to be read first. */
  isMine: (message: string) => boolean | Promise<boolean>;
  /** Whose sessions the stream ends with; left out where nobody is signed in. */
  accountId?: number | undefined;
  /** Whether the reader may still read: asked before each event and with each heartbeat. Left out for those who stay. */
  mayStay?: (() => Promise<boolean>) | undefined;
}

/**
 * Notifies a browser by server-sent events each time an order changes. Only "moved" is sent: the page then loads what it
 * may see. Ends with the connection, at once where the account's sessions are ended, and for a
 * reader who may not stay with the next event or heartbeat, before it is sent.
 */
export function streamMoves(
  { live }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { isMine, accountId, mayStay }: Reader,
) {
  const caller = `${request.ip} ${request.url.split("?")[0]}`;
  if (open.size >= streamLimit || countOf(caller) >= callerLimit) {
    reply.code(503).header("Retry-After", "5").send();
    return;
  }
  reply.hijack();
  const { raw } = reply;
  open.set(raw, caller);
  raw.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
  const send = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > backlogBytes) raw.destroy();
    else raw.write(text);
  };
  /** A database that does not answer leaves it open: the page finds out with its next call. */
  const sendIfStaying = async (text: string) => {
    if (!mayStay || (await mayStay().catch(() => true))) send(text);
    else raw.end();
  };
  send("retry: 3000\n\n");
  const sendMoved = () => void sendIfStaying("event: moved\ndata: {}\n\n");
  const stopListening = live.on("order_moved", (message) => {
    const mine = isMine(message);
    if (mine === true) sendMoved();
    else if (mine) void mine.then((isOne) => isOne && sendMoved());
  });
  const stopWatching = live.on("account_ended", (ended) => {
    if (Number(ended) === accountId) raw.end();
  });
  const heartbeat = setInterval(() => void sendIfStaying(": still here\n\n"), 25_000);
  const forget = () => {
    open.delete(raw);
    clearInterval(heartbeat);
    stopListening();
    stopWatching();
  };
  // Every error is followed by a close event; without a listener it would end the process.
  raw.on("close", forget).on("error", () => {});
}

const countOf = (caller: string): number => [...open.values()].filter((each) => each === caller).length;
