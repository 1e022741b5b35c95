import type { FastifyReply } from "fastify";

/** Sends a PDF that opens beside the page that links to it. */
export const sendPaper = (reply: FastifyReply, { name, pdf }: { name: string; pdf: Buffer }) =>
  reply
    .type("application/pdf")
    .header("Content-Disposition", `inline; filename="${name}.pdf"`)
    .header("Content-Security-Policy", "default-src 'none'")
    .send(pdf);
