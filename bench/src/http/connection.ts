// One keep-alive connection that sends one request after another. It reads no more of HTTP than our answers need, so
// that on a machine which it shares with the server it takes little from it.
import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  /** Everything before the empty line. */
  head: string;
  body: Buffer;
}

export interface Connection {
  /** Sends a whole request and gives its answer. One at a time. */
  send(request: string | Buffer): Promise<Answer>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((done, fail) => socket.once("connect", done).once("error", fail));
  let waiting: { done(answer: Answer): void; fail(error: Error): void } | null = null;
  let received: Buffer = Buffer.alloc(0);
  const lose = (error: Error) => {
    waiting?.fail(error);
    waiting = null;
  };
  socket.on("error", lose).on("close", () => lose(new Error("The server closed the connection.")));
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const answer = wholeAnswer(received);
      if (!answer) return;
      received = Buffer.alloc(0);
      const { done } = waiting!;
      waiting = null;
      done(answer);
    } catch (error) {
      lose(error as Error);
    }
  });
  return {
    send: (request) =>
      new Promise((done, fail) => {
        waiting = { done, fail };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function wholeAnswer(received: Buffer): Answer | null {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = received.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && status !== 304) throw new Error(`An answer without a length:\n${head}`);
  const bodyEnd = end + 4 + Number(length ?? 0);
  return received.length < bodyEnd ? null : { status, head, body: received.subarray(end + 4, bodyEnd) };
}
