// The blocks of a shop's own header and footer: the same under all of its pages.
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ShopFront } from "../../modules/shop/shop-window/index.ts";
import { templateDocument } from "../loaders/store-document.ts";
import { type LoadedPage, linkSiteOf, type Visit } from "../visit.ts";

/** null for the usual one. */
export interface AroundBlocks {
  readonly header: readonly ResolvedBlock[] | null;
  readonly footer: readonly ResolvedBlock[] | null;
}

/** What stands above and below a page; what the page itself says, which shows a draft or a sample, comes first. */
export const aroundBlocks = (visit: Visit, front: ShopFront, own: LoadedPage["around"]): AroundBlocks => ({
  header: own?.header === undefined ? published(visit, front, "header") : own.header,
  footer: own?.footer === undefined ? published(visit, front, "footer") : own.footer,
});

function published(visit: Visit, { templates }: ShopFront, name: "header" | "footer"): readonly ResolvedBlock[] | null {
  const row = templates.find((each) => each.template === name);
  if (!row) return null;
  const { platform, division, origin, request } = visit;
  const nowMs = platform.now().getTime();
  const everyone = { login: "logged-out", country: "", currency: division.currency, variations: {} } as const;
  const facts = { ...everyone, nowMs, timeZone: division.timeZone };
  const warn = (warning: string) => request.log.warn({ warning }, "a template has a fault");
  const showing = { mode: "native", apiOrigin: origin, warn } as const;
  return templateDocument(platform, division.id, row).shown(facts, linkSiteOf(visit), showing).blocks;
}
