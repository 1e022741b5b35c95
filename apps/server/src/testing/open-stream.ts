import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Visitor } from "./merchant-fixture.ts";

/** Opens the live stream of the stations with a visitor's cookies; the app listens on a port of its own by then. */
export async function openStream(app: FastifyInstance, visitor: Visitor): Promise<IncomingMessage> {
  const { port } = app.server.address() as { port: number };
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host: "backoffice.localhost", cookie };
  const [answer] = await once(get({ port, host: "127.0.0.1", path: "/omnis/v3/factory/live/", headers }), "response");
  return answer as IncomingMessage;
}
