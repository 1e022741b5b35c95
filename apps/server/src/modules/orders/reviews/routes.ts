import { reviewCalls } from "@selvedge/contracts/reviews/reviews.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { decideReview } from "./decide-review.ts";
import { listReviews } from "./own-queries.ts";
import { ownReview } from "./present-review.ts";

export function reviewRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  serve(app, platform, reviewCalls.listReviews, async ({ caller: { divisionId }, query }) => {
    const { page, perPage } = query;
    const { rows, counts, total } = await readDivision(pools.web, divisionId, (db) =>
      listReviews(db, divisionId, query),
    );
    return { data: rows.map((row) => ownReview(origins, divisionId, row)), counts, meta: { page, perPage, total } };
  });

  serve(app, platform, reviewCalls.decideReview, async ({ caller, params, body, request }) => ({
    data: ownReview(
      origins,
      caller.divisionId,
      await decideReview(platform, merchantOf(caller, request), { ...body, id: params.id }),
    ),
  }));
}
