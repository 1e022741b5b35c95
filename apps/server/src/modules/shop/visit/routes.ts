import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";

/**
 * `/visit/{label}/` redirects from any page to a shop, so that a saved page can link a shop without its host or port.
 * It redirects only to shops of this platform.
 */
export function visitRoutes(app: FastifyInstance, { pools, origins }: Platform) {
  app.get<{ Params: { label: string } }>("/visit/:label/", async (request, reply) => {
    const { label } = request.params;
    const { rows } = await pools.web.query(
      "select s.label from subdomains s join divisions d on d.id = s.division_id where s.label = $1 and not d.disabled",
      [label],
    );
    if (!rows[0]) throw new Refusal("notFound");
    return reply.header("Cache-Control", "no-store").redirect(`${origins.shop(rows[0].label)}/`, 307);
  });
}
