import { defineCall } from "../call.ts";
import { divisionParams } from "../shapes.ts";
import { storeCoreData } from "./store-core-data.ts";

export const shopCalls = {
  storeCoreData: defineCall({
    key: "GET /frontend/getStoreCoreData/json/",
    summary: "Pages and state of the shop on this host, with the visitor's own basket and favourites.",
    access: "anyone",
    reply: storeCoreData,
    errors: ["notFound"],
  }),
  storeCoreDataOf: defineCall({
    key: "GET /frontend/{division}/getStoreCoreData/json/",
    summary: "Pages and state of a named shop; only of the shop on this host, or any from the main site.",
    access: "anyone",
    params: divisionParams,
    reply: storeCoreData,
    errors: ["notFound"],
  }),
};
