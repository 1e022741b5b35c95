import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a request may read the counters: by the token where one is set, else only from this machine and through no
 * proxy. Traffic and stock of a platform are private.
 */
export function mayReadMetrics({ metricsToken }: Pick<Config, "metricsToken">, request: FastifyRequest): boolean {
  const { authorization = "", forwarded, "x-forwarded-for": forwardedFor } = request.headers;
  if (metricsToken !== null) return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  const isPassedOn = forwarded !== undefined || forwardedFor !== undefined;
  return !isPassedOn && loopback.test(request.socket.remoteAddress ?? "");
}
