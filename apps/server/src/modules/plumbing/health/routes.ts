import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { spaceToWork } from "../../../plugins/disk-space.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { metricsText } from "./metrics.ts";

/** Seconds that the oldest due job may wait before it is reported. */
const queueAgeLimitSeconds = 300;

export function healthRoutes(app: FastifyInstance, platform: Platform, isDraining: () => boolean) {
  app.get("/healthz", async (_, reply) => reply.type("text/plain").send("alive\n"));

  app.get("/readyz", async (_, reply) => {
    const { queue, ...needed } = await readiness(platform, isDraining());
    // A growing queue is reported and measured, but a process that can sell stays in service.
    const isReady = Object.values(needed).every((check) => check === "ok");
    const checks = { ...needed, ...(queue ? { queue } : {}) };
    return reply
      .code(isReady ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({ ready: isReady, checks });
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(platform.config, request)) throw new Refusal("notFound");
    return reply
      .type("text/plain; version=0.0.4")
      .header("Cache-Control", "no-store")
      .send(await metricsText(platform));
  });
}

async function readiness(platform: Platform, isDraining: boolean): Promise<Record<string, string>> {
  const { pools, live } = platform;
  const checks: Record<string, string> = {
    draining: isDraining ? "stopping" : "ok",
    changes: live.isListening ? "ok" : "not listening",
    disk: await spaceToWork(platform),
  };
  try {
    const { rows } = await pools.web.query("select oldest_job_age_seconds() as age");
    checks.database = "ok";
    checks.queue = rows[0].age < queueAgeLimitSeconds ? "ok" : `oldest job waits ${Math.round(rows[0].age)} s`;
  } catch {
    checks.database = "unreachable";
  }
  return checks;
}
