// Files that every host answers: the shops' built assets, the faces that themes write with, the layers of garments.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { escapeHtml } from "@selvedge/domain/text";
import { FONTS } from "@selvedge/themes/fonts/catalogue";
import { fontFiles } from "@selvedge/themes/fonts/font-faces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serveApp } from "./serve-app.ts";
import { type CachePolicy, sendFile, staticFile } from "./static-files.ts";

const require = createRequire(new URL("../../../../../../packages/themes/package.json", import.meta.url));
const storefrontAssets = new URL("../../../../../storefront/dist/client/assets/", import.meta.url);
/** The platform's own mark, which its apps bring. */
const platformMark = new URL("../../../../../dashboard/dist/favicon.svg", import.meta.url);
const garmentViews = new URL("../../../../../../packages/garments/views/", import.meta.url);
/** Where each font is, by the name in style sheets. */
const faces = new Map(fontFiles(FONTS).map(({ name, specifier }) => [`${name}.woff2`, specifier]));

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
    const specifier = faces.get(request.params.file);
    if (!specifier) throw new Refusal("notFound");
    return answer(request, reply, {
      name: request.params.file,
      file: pathToFileURL(require.resolve(specifier)),
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

  app.get("/favicon.svg", async (request, reply) => {
    const { kind } = request.place;
    if (kind === "backoffice" || kind === "main") {
      const mark = await staticFile(platformMark);
      if (mark) return sendFile(request, reply, { name: "favicon.svg", packed: mark, cachePolicy: "day" });
    }
    const initial = [...(request.place.division?.name ?? "S")][0] ?? "S";
    return reply.type("image/svg+xml").header("Cache-Control", "public, max-age=86400").send(faviconOf(initial));
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

const faviconOf = (initial: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1d22"/><text x="16" y="22.500" font-family="Arial,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(initial.toUpperCase())}</text></svg>`;
