import { modelCalls } from "@selvedge/contracts/models/models.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { fetchModels } from "./fetch-models.ts";
import { readerOf } from "./reader.ts";

export function modelRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, modelCalls.fetchModels, async ({ body, request }) => {
    const reader = await readerOf(platform, request, body.division);
    const { data, more } = await fetchModels(platform, reader, body);
    return { data, meta: { page: body.page, perPage: body.perPage, more } };
  });
}
