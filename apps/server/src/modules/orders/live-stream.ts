import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";

/** Streams open at once in this process, and of one address to one place; beyond it a browser asks again by itself. */
const streamLimit = 2000;
const callerLimit = 100;
/** What a reader that has stopped reading may have waiting for it. */
const backlogBytes = 64 * 1024;
/** Open streams with whose they are. */
const open = new Map<FastifyReply["raw"], string>();

/** Ends every stream, so that a stopping process waits for none of them. Browsers come back by themselves. */
export function endStreams() {
  for (const raw of open.keys()) raw.end();
}

/**
 * Tells a browser, by server-sent events, each time that an order moves. Only "moved" travels: the page then fetches
 * what it may see. Ends with the connection.
 */
export function streamMoves(
  { live }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  isMine: (message: string) => boolean,
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
  const tell = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > backlogBytes) raw.destroy();
    else raw.write(text);
  };
  tell("retry: 3000\n\n");
  const stopListening = live.on("order_moved", (message) => {
    if (isMine(message)) tell("event: moved\ndata: {}\n\n");
  });
  const heartbeat = setInterval(() => tell(": still here\n\n"), 25_000);
  const forget = () => {
    open.delete(raw);
    clearInterval(heartbeat);
    stopListening();
  };
  // Errors come with a close of their own; unheard, they would end the process.
  raw.on("close", forget).on("error", () => {});
}

const countOf = (caller: string): number => [...open.values()].filter((each) => each === caller).length;
