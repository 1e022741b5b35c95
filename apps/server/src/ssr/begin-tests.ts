import type { IncomingMessage } from "node:http";
import type { DivisionId } from "@selvedge/domain/ids";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import { countVisitors } from "../modules/shop/split-tests/index.ts";
import type { Platform } from "../platform.ts";
import { cookieOf, meetingOf } from "../plugins/access/meet-tests.ts";

/** The split tests that run in the shop of a page. */
export interface ShopTests {
  readonly divisionId: DivisionId;
  readonly running: readonly RunningTest[];
}

/**
 * Counts the split tests that begin with an answer, and gives the Set-Cookie header that remembers them; null where none
 * begins. It is the visitor's own: the page beside it may be everyone's.
 */
export function beginTests(platform: Platform, request: IncomingMessage, tests: ShopTests | null): string | null {
  const begun = tests && meetingOf(request).begun(tests.running);
  if (!tests || !begun) return null;
  countVisitors(platform, tests.divisionId, begun.counted);
  return cookieOf(begun, platform.config);
}
