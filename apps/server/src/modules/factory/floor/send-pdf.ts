import type { FastifyReply } from "fastify";

/** Sends a document that a station prints from a frame of its own page. */
export function sendPdf(reply: FastifyReply, pdf: Buffer, name: string) {
  return (
    reply
      .type("application/pdf")
      .header("Content-Disposition", `inline; filename="${name}"`)
      // A station prints a label from a frame of its own page.
      .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'")
      .send(pdf)
  );
}
