// How a page of the shop is laid out by its people: the template of its kind, resolved for this visitor.
import type { PageTemplate } from "@selvedge/contracts/pages/page-data";
import { readDivision } from "@selvedge/db/read-division";
import type { TemplateName } from "@selvedge/domain/templates/template-names";
import type { Need, NeedData } from "@selvedge/pages/needs";
import { joinedReads } from "@selvedge/pages/resolve/resolve";
import { answerNeeds, groundOf, type ShopFront } from "../../../modules/shop/shop-window/index.ts";
import { type Copy, copyOf } from "../../varying.ts";
import { linkSiteOf, type Visit } from "../../visit.ts";
import { varyingOf, visitorFacts } from "../../visitor-copy.ts";
import { type Shown, type StoreDocument, templateDocument } from "../store-document.ts";

/** A template for one visit, and what it makes the page depend on. */
export interface LaidOut {
  readonly template: PageTemplate | null;
  readonly tags: readonly string[];
  readonly changesAtMs: number | null;
  /** The page's own copy where the template is the same for everyone. */
  readonly copy: Copy | null;
}

/** The template of a page's kind, for this visitor; `own` says which copy the page is without it. */
export async function laidOut(
  visit: Visit,
  front: Promise<ShopFront>,
  name: TemplateName,
  own: Copy | null = null,
): Promise<LaidOut> {
  const row = (await front).templates.find((each) => each.template === name);
  if (!row) return { template: null, tags: [], changesAtMs: null, copy: own };
  const { platform, division, request } = visit;
  const document = templateDocument(platform, division.id, row);
  const reads = joinedReads([document.reads, own?.varying.reads ?? new Map()]);
  const varying = await varyingOf(visit, reads);
  const known = await visitorFacts(visit, varying);
  const nowMs = platform.now().getTime();
  const shown = document.shown({ ...known, nowMs, timeZone: division.timeZone }, linkSiteOf(visit), {
    mode: "native",
    apiOrigin: visit.origin,
    warn: (warning) => request.log.warn({ warning }, "a template has a fault"),
  });
  return {
    template: templateData(document, shown, { needs: await answersTo(visit, shown.needs) }),
    tags: [`page:${document.id}`],
    changesAtMs: shown.nextChangeAtMs,
    copy: reads.size === 0 ? null : { varying, name: copyOf(reads, known) },
  };
}

/** What a page is told of its template. */
export const templateData = (
  { version, facts }: StoreDocument,
  shown: Shown,
  { needs, mode }: { needs: NeedData; mode?: "preview" },
): PageTemplate => ({
  page: { version, properties: facts.properties, ...(mode ? { mode } : {}) },
  blocks: shown.fill?.(shown.blocks, needs) ?? shown.blocks,
  needs,
});

const answersTo = async ({ platform, division, path }: Visit, needs: readonly Need[]): Promise<NeedData> =>
  needs.length === 0
    ? {}
    : readDivision(platform.pools.web, division.id, (db) =>
        answerNeeds({ ...groundOf(platform, division), db, path }, needs),
      );
