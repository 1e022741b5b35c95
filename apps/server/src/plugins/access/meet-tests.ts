// Which variation of each running split test a request's visitor has: the one that their cookie remembers, else one that is
// drawn now, once in a request, before a copy of the page is chosen. Source: storefront §4, §7.

import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import type { DivisionId } from "@selvedge/domain/ids";
import { assignVariation } from "@selvedge/domain/split-tests/assign-variation";
import { chosenVariations, forcedVariation, metVariation } from "@selvedge/domain/split-tests/chosen-variations";
import { isCrawler } from "@selvedge/domain/split-tests/crawler";
import {
  discoveredTestsCookie,
  discoveredTestsSeconds,
  readDiscoveredTests,
  writeDiscoveredTests,
} from "@selvedge/domain/split-tests/discovered-tests";
import { controlOf, type RunningTest, type Variation } from "@selvedge/domain/split-tests/running-test";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { hasViewCookie } from "../session/session.ts";
import { runningTests } from "./running-tests.ts";

/** A request's visitor and the split tests. */
export interface Meeting {
  /** Their own variation of a test, the same for the whole request; the control for those who take no part. */
  variationOf(test: RunningTest): Variation | null;
  /**
   * What to remember and to count after an answer of a shop where these tests run; null where nothing began. An address that
   * forces a variation begins no test.
   */
  begun(tests: readonly RunningTest[]): Begun | null;
}

/** Tests that began with this answer. */
export interface Begun {
  /** The visitor's variations of all tests that run, by test id: the new value of their cookie. */
  readonly met: ReadonlyMap<number, number>;
  /** Ids of the variations that they got now, of those whose browser says that a person looks; empty for others. */
  readonly counted: readonly number[];
}

const meetings = new WeakMap<IncomingMessage, Meeting>();

/** The meeting of a request: one for its whole time, on whichever path it is answered. */
export function meetingOf(request: IncomingMessage): Meeting {
  const known = meetings.get(request) ?? openMeeting(request);
  meetings.set(request, known);
  return known;
}

const draw = (): number => randomInt(2 ** 32) / 2 ** 32;

function openMeeting({ headers, method, url = "" }: IncomingMessage): Meeting {
  const query = queryOf(url);
  const met = readDiscoveredTests(fastifyCookie.parse(headers.cookie ?? "")[discoveredTestsCookie]);
  const drawn = new Map<number, Variation>();
  // Neither programs nor a colleague who looks on as a customer take part, and nobody does by looking at a draft.
  const takesPart =
    method === "GET" && !isCrawler(headers["user-agent"]) && !hasViewCookie(headers.cookie) && !query.has("preview");
  const variationOf = (test: RunningTest): Variation | null => {
    const own = metVariation(test, met) ?? drawn.get(test.id);
    if (own || !takesPart) return own ?? controlOf(test);
    const variation = assignVariation(test, draw());
    if (variation) drawn.set(test.id, variation);
    return variation;
  };
  return {
    variationOf,
    begun(tests) {
      if (!takesPart) return null;
      const begins = tests.filter((test) => !metVariation(test, met) && !forcedVariation(test, query));
      const began = begins.flatMap((test) => variationOf(test)?.id ?? []);
      if (began.length === 0) return null;
      const own = tests.flatMap((test) => {
        const variation = begins.includes(test) ? variationOf(test) : metVariation(test, met);
        return variation ? [[test.id, variation.id] as const] : [];
      });
      return { met: new Map(own), counted: isLookedAt(headers) ? began : [] };
    },
  };
}

/** Browsers say what they fetch for: a page in a tab, or the data of one for a navigation. */
export const isLookedAt = (headers: IncomingMessage["headers"]): boolean =>
  headers["sec-fetch-dest"] === "document" || headers["sec-fetch-dest"] === "empty";

/** The header that makes a browser remember its variations. Scripts read the cookie, and it opens nothing. */
export const cookieOf = ({ met }: Begun, { publicProtocol }: Pick<Platform["config"], "publicProtocol">): string =>
  fastifyCookie.serialize(discoveredTestsCookie, writeDiscoveredTests(met), {
    path: "/",
    sameSite: "lax",
    secure: publicProtocol === "https",
    maxAge: discoveredTestsSeconds,
  });

/** The query of a request, as split tests read it. */
export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split("?")[1]);

/** Aliases of the visitor's variations of all tests that run in a shop, by the codes of the tests. */
export const variationsOf = async (
  platform: Platform,
  request: FastifyRequest,
  divisionId: DivisionId,
): Promise<Record<string, string>> =>
  chosenVariations(await runningTests(platform, divisionId), queryOf(request.url), meetingOf(request.raw).variationOf);
