// Work that was left for later and failed every time it was tried.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant } from "../shapes.ts";

const failedJob = z.object({
  id: z.number(),
  /** "Make print files" */
  what: z.string(),
  /** The order, product or label that it is for; empty where it is for none. */
  about: z.string(),
  /** The order to open; null where the job is for none. */
  orderId: z.number().nullable(),
  /** Empty for work of the platform itself. */
  shop: z.string(),
  reason: z.string(),
  tries: z.number(),
  createdAt: instant,
  triedAt: instant,
});

export const failedJobCalls = {
  listFailedJobs: defineCall({
    key: "GET /atlas/jobs/",
    summary: "Jobs whose tries are used up, the last tried first: at most 200 of them.",
    access: "staff",
    permission: "jobs.read",
    reply: z.object({ data: z.array(failedJob), meta: z.object({ total: z.number() }) }),
  }),
  runJobAgain: defineCall({
    key: "POST /atlas/jobs/{id}/run-again/",
    summary:
      "Gives a failed job all its tries again. One that waits, runs or is gone is left as it is, and the answer says so.",
    access: "staff",
    permission: "jobs.run",
    params: z.object({ id: idParam }),
    reply: dataOf(z.object({ id: z.number(), outcome: z.enum(["again", "waiting", "running", "gone"]) })),
  }),
};
