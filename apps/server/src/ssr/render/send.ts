// Sends rendered pages that are not cached.
import type { FastifyReply } from "fastify";
import type { Made } from "../page-cache/page-cache.ts";
import type { Form, RenderedVisit } from "./render-visit.ts";
import type { StorefrontBuild } from "./storefront-build.ts";

/** Sends what was rendered for one visitor, with the cookies that the visit set. */
export async function send(storefront: StorefrontBuild, reply: FastifyReply, rendered: RenderedVisit, form: Form) {
  if (rendered.kind === "page") return sendMade(reply, rendered.made);
  if (form === "document") return reply.header("Cache-Control", "no-store").redirect(rendered.to, rendered.status);
  return reply
    .headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
    .send(JSON.stringify({ build: storefront.build, redirect: rendered.to }));
}

/** Sends a page that is not cached, without strong compression: that only pays off for cached pages. */
export function sendMade(reply: FastifyReply, made: Made) {
  const { "Content-Type": type, ...headers } = made.headers;
  reply.code(made.status).headers(headers).type(type!);
  return reply.send(made.body);
}
