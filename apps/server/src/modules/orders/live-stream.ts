import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";

/** Streams open at once in this process; beyond it a browser asks again by itself. */
const streamLimit = 2000;
const open = new Set<FastifyReply["raw"]>();

/** Ends every stream, so that a stopping process waits for none of them. Browsers come back by themselves. */
export function endStreams() {
  for (const raw of open) raw.end();
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
  if (open.size >= streamLimit) {
    reply.code(503).header("Retry-After", "5").send();
    return;
  }
  reply.hijack();
  const { raw } = reply;
  open.add(raw);
  raw.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
  raw.write("retry: 3000\n\n");
  const stopListening = live.on("order_moved", (message) => {
    if (isMine(message)) raw.write("event: moved\ndata: {}\n\n");
  });
  const heartbeat = setInterval(() => raw.write(": still here\n\n"), 25_000);
  request.raw.on("close", () => {
    open.delete(raw);
    clearInterval(heartbeat);
    stopListening();
  });
}
