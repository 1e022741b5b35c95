import { decideVisit, type GuardName } from "./guards.ts";
import { redirectCounter } from "./redirect-counter.ts";
import type { VisitFacts } from "./visit-facts.ts";

export interface Followed {
  /** The path that is shown in the end, or an address on another host. */
  path: string;
  redirects: number;
  /** The guards sent the visitor round in a circle. */
  isLoop: boolean;
}

/**
 * Where a visitor who requests a path ends up: each path's guards are checked until one lets through. After 100 redirects
 * the way leads to /404/, which has no guards. `guardsOf` knows each path's guards; addresses of other hosts end the way.
 * Source: storefront §6.
 */
export function followGuards(
  start: string,
  guardsOf: (path: string) => readonly GuardName[],
  facts: Omit<VisitFacts, "path">,
): Followed {
  let isLoop = false;
  const counter = redirectCounter(() => {
    isLoop = true;
  });
  for (let path = start, redirects = 0; ; redirects++) {
    const asked = path.split("?")[0]!;
    const decision = asked.startsWith("/")
      ? decideVisit(isLoop ? [] : guardsOf(asked), { ...facts, path })
      : { ok: true as const };
    if (decision.ok) return { path, redirects, isLoop };
    path = counter.next(decision.to);
  }
}
