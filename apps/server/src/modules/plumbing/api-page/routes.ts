import { basePath } from "@selvedge/contracts/call";
import { openApiDocument } from "@selvedge/contracts/openapi";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { sessionCookie } from "../../../plugins/session/session.ts";
import { apiPage } from "./page.ts";

/** The API's own description, for machines and for people. */
export function apiPageRoutes(app: FastifyInstance, { config }: Pick<Platform, "config">) {
  const document = JSON.stringify(openApiDocument(sessionCookie(config)));
  const page = apiPage();
  app.get(`${basePath}/openapi.json`, async (_, reply) => reply.type("application/json").send(document));
  app.get(`${basePath}/`, async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page),
  );
}
