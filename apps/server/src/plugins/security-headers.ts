import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Headers that every answer carries. Documents set their own Content-Security-Policy on top. */
export function addSecurityHeaders(app: FastifyInstance, { publicProtocol }: Pick<Config, "publicProtocol">) {
  app.addHook("onSend", async (_, reply) => {
    reply.header("X-Content-Type-Options", "nosniff");
    if (publicProtocol === "https") reply.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (!reply.hasHeader("Referrer-Policy")) reply.header("Referrer-Policy", "strict-origin-when-cross-origin");
    if (!reply.hasHeader("Content-Security-Policy"))
      reply.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  });
}
