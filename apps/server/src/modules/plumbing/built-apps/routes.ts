// Files that every host answers: the shops' built assets, the faces that themes write with, the layers of garments.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { fontFile } from "./font-file.ts";
import { serveApp } from "./serve-app.ts";
import { type CachePolicy, sendFile, staticFile } from "./static-files.ts";

const storefrontAssets = new URL("../../../../../storefront/dist/client/assets/", import.meta.url);
const garmentViews = new URL("../../../../../../packages/garments/views/", import.meta.url);
/** Layers are fetched by the studio from other hosts of the platform, fonts by every shop. */
const shared = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };

export function appRoutes(app: FastifyInstance, platform: Platform) {
  app.get<{ Params: { file: string } }>("/assets/:file", async (request, reply) => {
    if (request.place.kind === "backoffice") {
      await serveApp(platform, request, reply);
      return reply;
    }
    return answer(request, reply, {
      name: plainName(request.params.file),
      file: new URL(request.params.file, storefrontAssets),
      cachePolicy: "immutable",
    });
  });

  app.get<{ Params: { file: string } }>("/fonts/:file", async (request, reply) => {
    const file = fontFile(request.params.file);
    if (!file) throw new Refusal("notFound");
    return answer(request, reply, {
      name: request.params.file,
      file,
      cachePolicy: "immutable",
    });
  });

  app.get<{ Params: { view: string; file: string } }>("/garments/:view/:file", async (request, reply) => {
    const { view, file } = request.params;
    return answer(request, reply, {
      name: plainName(file),
      file: new URL(`${plainName(view)}/${file}`, garmentViews),
      cachePolicy: "day",
    });
  });
}

/** One folder deep and nothing hidden: a name that is neither is not found. */
function plainName(name: string): string {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Refusal("notFound");
  return name;
}

async function answer(
  request: FastifyRequest,
  reply: import("fastify").FastifyReply,
  { name, file, cachePolicy }: { name: string; file: URL; cachePolicy: CachePolicy },
) {
  const packed = await staticFile(file);
  if (!packed) throw new Refusal("notFound");
  return sendFile(request, reply, { name, packed, cachePolicy, headers: shared });
}
