import type { FastifyInstance } from "fastify";

/** Headers that every answer carries. Documents set their own Content-Security-Policy on top. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook("onSend", async (_, reply) => {
    reply.header("X-Content-Type-Options", "nosniff");
    if (!reply.hasHeader("Referrer-Policy")) reply.header("Referrer-Policy", "strict-origin-when-cross-origin");
    if (!reply.hasHeader("Content-Security-Policy"))
      reply.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  });
}
