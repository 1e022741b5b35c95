import { type ZoomMode, zoomMode, zoomTest } from "@selvedge/domain/images/zoom-mode";
import type { Reads } from "@selvedge/pages/conditions/condition";
import type { RunningVariation } from "../../../plugins/access/variations.ts";
import { type Copy, copyOf, factsOf } from "../../varying.ts";
import type { Visit } from "../../visit.ts";

const reads: Reads = new Map([[`variation:${zoomTest}` as const, new Set(["after"])]]);

/**
 * How this visitor looks closely at a product's pictures, and which copy of its page that makes; no copies where the test
 * does not run. Source: storefront §4.
 */
export function productZoom(
  { request }: Visit,
  running: readonly RunningVariation[],
): { zoom: ZoomMode; copy: Copy | null } {
  const variations = running.filter(({ test }) => test === zoomTest);
  if (variations.length === 0) return { zoom: "hover", copy: null };
  const varying = { reads, variations, currencies: [] };
  const facts = factsOf({ url: request.url, cookies: request.cookies }, varying, "logged-out");
  return { zoom: zoomMode(facts.variations), copy: { varying, name: copyOf(reads, facts) } };
}
