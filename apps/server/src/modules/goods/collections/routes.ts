import { collectionCalls } from "@selvedge/contracts/collections/collections.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { orderCollections } from "./order-collections.ts";
import { orderProducts, productsInOrder } from "./order-products.ts";
import { collectionRows } from "./queries.ts";
import { changeCollection, createCollection, deleteCollection } from "./write-collection.ts";

/** Who acts in which shop. */
const actorOf = (caller: Caller, request: FastifyRequest): Merchant => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});

export function collectionRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, collectionCalls.listOwnCollections, async ({ caller }) => ({
    data: await withDivision(platform.pools.web, caller.divisionId, (db) => collectionRows(db, caller.divisionId)),
  }));

  serve(app, platform, collectionCalls.createCollection, async ({ caller, body, request }) => ({
    data: await createCollection(platform, actorOf(caller, request), body),
  }));

  serve(app, platform, collectionCalls.changeCollection, async ({ caller, params, body, request }) => ({
    data: await changeCollection(platform, actorOf(caller, request), { ...body, id: params.id }),
  }));

  serve(app, platform, collectionCalls.orderCollections, async ({ caller, body, request }) => ({
    data: await orderCollections(platform, actorOf(caller, request), body.ids),
  }));

  serve(app, platform, collectionCalls.listCollectionProducts, async ({ caller: { divisionId }, params }) => ({
    data: await withDivision(platform.pools.web, divisionId, (db) =>
      productsInOrder(db, platform.origins, divisionId, params.id),
    ),
  }));

  serve(app, platform, collectionCalls.orderCollectionProducts, async ({ caller, params, body, request }) => ({
    data: await orderProducts(platform, actorOf(caller, request), { id: params.id, ids: body.ids }),
  }));

  serve(app, platform, collectionCalls.deleteCollection, async ({ caller, params, request }) => {
    await deleteCollection(platform, actorOf(caller, request), params.id);
    return { data: { id: params.id } };
  });
}
