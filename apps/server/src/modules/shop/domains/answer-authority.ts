import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";

/**
 * What two machines ask: an authority at a domain that gets its certificate, and the proxy in front, which asks for each host
 * whether it is one of ours before it begins a connection.
 */
export function machineRoutes(app: FastifyInstance, { pools, now, config }: Platform) {
  app.get<{ Params: { token: string } }>("/.well-known/acme-challenge/:token", async (request, reply) => {
    const { rows } = await pools.web.query("select answer from acme_challenges where token = $1 and expires_at > $2", [
      request.params.token.slice(0, 200),
      now(),
    ]);
    if (!rows[0]) throw new Refusal("notFound");
    return reply.type("text/plain; charset=utf-8").header("Cache-Control", "no-store").send(rows[0].answer);
  });

  app.get<{ Querystring: { domain?: string } }>("/tls/ask", async (request, reply) => {
    const host = String(request.query.domain ?? "").toLowerCase();
    const isOurs = host === config.baseHost || host.endsWith(`.${config.baseHost}`);
    const { rows } = isOurs
      ? { rows: [{}] }
      : await pools.web.query("select from custom_domains where host = $1 and verified_at is not null", [host]);
    if (rows.length === 0) throw new Refusal("notFound");
    return reply.header("Cache-Control", "no-store").send("yes");
  });
}
