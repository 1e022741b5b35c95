import { basePath } from "@selvedge/contracts/call";
import { openApiDocument } from "@selvedge/contracts/openapi";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { sessionCookie } from "../../../plugins/session/session.ts";
import { apiPage } from "./page.ts";

/** The API's own description, for machines and for people; written at the first request and kept. */
export function apiPageRoutes(app: FastifyInstance, { config }: Pick<Platform, "config">) {
  const document = onceAsked(() => JSON.stringify(openApiDocument(sessionCookie(config))));
  const page = onceAsked(apiPage);
  app.get(`${basePath}/openapi.json`, async (_, reply) => reply.type("application/json").send(document()));
  app.get(`${basePath}/`, async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page()),
  );
}

/** Gives what `write` gives the first time, also later: half a second of work for which no start has to wait. */
function onceAsked(write: () => string): () => string {
  let written: string | undefined;
  return () => (written ??= write());
}
