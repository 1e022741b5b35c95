// Facebook's Graph API: events of a pixel, https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api
import * as z from "zod";
import { type Net, safeFetch } from "../safe-fetch/safe-fetch.ts";
import type { Facebook, Pixel } from "./facebook.ts";

export interface FacebookConfig {
  /** "https://graph.facebook.com/v23.0", without a slash at the end. */
  url: string;
}

const taken = z.object({ events_received: z.literal(1) });
const refused = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number().default(0),
    is_transient: z.boolean().default(false),
    // Written for people; the message is written for programmers.
    error_user_msg: z.string().default(""),
  }),
});

/** Codes of a failure that passes: unknown, service, and too many calls of an app, a person, a page or a business. */
const passing: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613, 80_004]);

export function graphFacebook({ url }: FacebookConfig, net?: Net): Facebook {
  return {
    async tell({ pixel, token }, event) {
      const got = await safeFetch(
        `${url}/${encodeURIComponent(pixel)}/events`,
        {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ data: JSON.stringify([event]), access_token: token }).toString(),
          timeLimitMs: 10_000,
        },
        net,
      );
      if (!got.ok) throw new Error(`Facebook could not be reached: ${got.code}.`);
      const answer = jsonOf(got.body);
      if (got.status < 300 && taken.safeParse(answer).success) return { ok: true };
      const { data } = refused.safeParse(answer);
      if (got.status < 300 || got.status >= 500 || got.status === 429 || !data)
        throw new Error(`Facebook answered ${got.status}${got.status < 300 ? " without taking the event" : ""}.`);
      const { error } = data;
      if (error.is_transient || passing.has(error.code)) throw new Error(`Facebook asks to wait: ${error.code}.`);
      return { ok: false, words: shownWords(error.error_user_msg || error.message, { pixel, token }) };
    },
  };
}

const mostWords = 300;

/** Facebook repeats a token that it cannot read. */
const shownWords = (words: string, { token }: Pixel): string =>
  words.replaceAll(token, "…").trim().slice(0, mostWords) || "Facebook gave no reason.";

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
