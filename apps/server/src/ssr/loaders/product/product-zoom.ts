import { type ZoomMode, zoomMode, zoomTest } from "@selvedge/domain/images/zoom-mode";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import type { Reads } from "@selvedge/pages/conditions/condition";
import { type Copy, copyOf, factsOf } from "../../varying.ts";
import type { Visit } from "../../visit.ts";
import { askingOf } from "../../visitor-copy.ts";

const reads: Reads = new Map([[`variation:${zoomTest}` as const, new Set(["after"])]]);

/**
 * How this visitor looks closely at a product's pictures, and which copy of its page that makes; no copies where the test
 * does not run. Source: storefront §4.
 */
export function productZoom(
  { request }: Visit,
  running: readonly RunningTest[],
): { zoom: ZoomMode; copy: Copy | null } {
  const tests = running.filter(({ code }) => code === zoomTest);
  if (tests.length === 0) return { zoom: "hover", copy: null };
  const varying = { reads, tests, currencies: [] };
  const facts = factsOf(askingOf(request), varying, "logged-out");
  return { zoom: zoomMode(facts.variations), copy: { varying, name: copyOf(reads, facts) } };
}
