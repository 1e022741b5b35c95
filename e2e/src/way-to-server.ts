import { connect, createServer, type Server, type Socket } from "node:net";

export interface WayToServer {
  port: number;
  /** From now on the browser meets what it meets where a server has stopped: nobody answers. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A port of its own that leads to a server, to be shut and opened while the server runs on. */
export async function wayToServer(serverPort: number): Promise<WayToServer> {
  const sockets = new Set<Socket>();
  let way: Server;
  let port = 0;
  const open = async () => {
    way = createServer((near) => join(near, connect(serverPort, "localhost"), sockets));
    await new Promise<void>((done) => way.listen(port, () => done()));
    port = (way.address() as { port: number }).port;
  };
  await open();
  return {
    port,
    open,
    async shut() {
      const closed = new Promise((done) => way.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Sends what one says to the other, until one of them is gone. */
function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(one);
    one.pipe(other);
    one.on("error", () => undefined);
    one.on("close", () => {
      sockets.delete(one);
      other.destroy();
    });
  }
}
