import { visitorFact } from "../../plugins/access/visitor-facts.ts";
import type { Visit } from "../visit.ts";

/**
 * The theme in which one of the shop's own people looks at a page before the shop wears it: `preview=theme` with its name in
 * `preview-theme`. null for everybody else. Such an address is never cached.
 */
export async function askedTheme({ platform, division, request, query }: Visit): Promise<{ extends: string } | null> {
  const name = query.get("preview-theme");
  if (query.get("preview") !== "theme" || name === null) return null;
  const isOwn = await visitorFact("hasPreviewToken", { platform, request, divisionId: division.id });
  return isOwn ? { extends: name } : null;
}
