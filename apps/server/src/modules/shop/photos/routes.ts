import { type Photo, photoCalls } from "@selvedge/contracts/photos/photos.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { originOf } from "../../../plugins/origin.ts";
import { serve } from "../../../plugins/serve.ts";
import { visibleDivision } from "../../../plugins/tenancy.ts";
import { listCards } from "../catalogue/index.ts";
import { photosOf } from "./account-photos.ts";

/** Source: storefront §7 "social". */
export function photoRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, photoCalls.instagramPosts, async ({ params, query: { limit }, request }) => {
    const divisionId = visibleDivision(request, params.division);
    const photos = await photosOf(platform, divisionId);
    if (!photos) return { data: await goodsOf(platform, divisionId, { limit, origin: originOf(platform, request) }) };
    return {
      data: photos.slice(0, limit).map(({ address, postedAt, ...photo }) => {
        return { ...photo, mediaUrl: address, timestamp: postedAt };
      }),
    };
  });
}

/** The newest pictures of what a shop sells, for one without an account. */
async function goodsOf(
  { pools, origins }: Platform,
  divisionId: DivisionId,
  { limit, origin }: { limit: number; origin: string },
): Promise<Photo[]> {
  const rows = await readDivision(pools.web, divisionId, (db) =>
    listCards(db, origins, divisionId, { limit, sort: "new-in" }),
  );
  return rows.flatMap(({ id, name, urlName, image }) => {
    const mediaUrl = image && Object.values(image.sizes).at(-1);
    const permalink = `${origin}/product/${urlName}/`;
    return mediaUrl
      ? [{ id: `product-${id}`, caption: name, mediaType: "IMAGE" as const, mediaUrl, permalink, timestamp: null }]
      : [];
  });
}
