import { createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

interface OpenPort {
  port: number;
  /** Takes no new connections and waits for those that came in beside the first address. */
  close(): Promise<void>;
}

/** Opens the port at every address that the configuration names. Throws the system's message when one is taken. */
export async function listen(
  app: FastifyInstance,
  { port, listenAt }: Pick<Config, "port" | "listenAt">,
): Promise<OpenPort> {
  const [first = "::", ...others] = listenAt;
  await app.listen({ port, host: first }).catch((error) => {
    // A machine without the newer addresses still has all of the older ones.
    if (first !== "::" || !isMissingKind(error)) throw error;
    return app.listen({ port, host: "0.0.0.0" });
  });
  const opened = (app.server.address() as { port: number }).port;
  const servers = (await Promise.all(others.map((host) => sideEntrance(app, opened, host)))).filter(
    (server) => server !== null,
  );
  return { port: opened, close: async () => void (await Promise.all(servers.map(closed))) };
}

/** Leads connections of another address into the same server; null where this machine has no such address. */
function sideEntrance(app: FastifyInstance, port: number, host: string): Promise<Server | null> {
  const server = createServer((socket) => void app.server.emit("connection", socket));
  return new Promise((done, fail) => {
    server.once("error", (error) => (isMissingKind(error) ? done(null) : fail(error)));
    server.listen({ port, host, ipv6Only: true }, () => done(server));
  });
}

const closed = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

const isMissingKind = (error: unknown): boolean =>
  ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(String((error as { code?: unknown }).code));
