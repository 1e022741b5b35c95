// The texts that a shopper is typing, as an SVG over the product's picture: an address, so that pages show it as an image.
import { withDivision } from "@selvedge/db/with-division";
import { guardSets } from "@selvedge/domain/access/guards";
import { checkValues, exampleValues } from "@selvedge/domain/personalisation/check-values";
import { isTextFont } from "@selvedge/domain/personalisation/fonts";
import type { Personalisation, PersonalValues } from "@selvedge/domain/personalisation/template";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { previewTexts } from "./preview-svg.ts";
import { writtenOnSale } from "./queries.ts";
import { templateOf } from "./template-row.ts";

export function personalisationRoutes(app: FastifyInstance, platform: Platform) {
  app.get("/product/:name/texts/:side", async (request, reply) => {
    const division = requireDivision(request);
    const { decision } = await checkGuards(platform, request, guardSets.storeAccess, { path: "/" });
    if (!decision.ok) throw new Refusal("notFound");
    await countTry(platform.pools, limits.typedTexts, request.ip);
    const { name, side } = request.params as { name: string; side: string };
    const row = await withDivision(platform.pools.web, division.id, (db) => writtenOnSale(db, division.id, name));
    const blank = row && findBlank(row.blankCode);
    if (!row?.template || !blank) throw new Refusal("notFound");
    const template = templateOf(row.template);
    const preview = await previewTexts(
      blank,
      template,
      shownValues(template, request.query as Record<string, unknown>),
    );
    const svg = preview.sides.find((each) => each.side === side)?.svg ?? emptySvg;
    return reply
      .type("image/svg+xml")
      .header("Cache-Control", "private, max-age=300")
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("X-Content-Type-Options", "nosniff")
      .send(svg);
  });
}

const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200"/>';

/** What was typed so far, each field as far as it can be printed; the examples where nothing was typed at all. */
function shownValues(template: Personalisation, query: Readonly<Record<string, unknown>>): PersonalValues {
  const example = exampleValues(template);
  const typed = (key: string) => (typeof query[key] === "string" ? (query[key] as string).slice(0, 200) : "");
  const font = template.fonts.find((code) => isTextFont(code) && code === typed("font")) ?? example.font;
  const ink = template.inks.find((code) => code === typed("ink")) ?? example.ink;
  if (template.fields.every(({ key }) => typed(key) === "")) return { ...example, font, ink };
  const texts = template.fields.map((field) => {
    const checked = checkValues({ ...template, fields: [field] }, { [field.key]: typed(field.key) });
    return [field.key, checked.ok ? checked.values.texts[field.key]! : ""] as const;
  });
  return { texts: Object.fromEntries(texts), font, ink };
}
