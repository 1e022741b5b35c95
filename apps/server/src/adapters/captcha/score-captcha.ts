// A provider with two kinds of tokens: v3 gives a score without being seen, v2 is a box to press for those who score low.
// Both are verified by one call, as reCAPTCHA and the services that took over its form do.
import * as z from "zod";
import { type Net, safeFetch } from "../safe-fetch/safe-fetch.ts";
import type { Captcha, CaptchaVerdict } from "./captcha.ts";

/** Below it the box has to be pressed. */
export const leastScore = 0.5;
const timeLimitMs = 3000;

export interface ScoreCaptchaConfig {
  verifyUrl: string;
  scriptUrl: string;
  scoreKey: string;
  scoreSecret: string;
  boxKey: string;
  boxSecret: string;
}

const answer = z.object({ success: z.boolean(), score: z.number().optional() });

export function scoreCaptcha(config: ScoreCaptchaConfig, net?: Net): Captcha {
  const { scriptUrl, scoreKey, boxKey } = config;
  const ask = async (secret: string, token: string, remoteAddress: string) => {
    const fetched = await safeFetch(
      config.verifyUrl,
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ secret, response: token, remoteip: remoteAddress }).toString(),
        sizeLimitBytes: 20_000,
        timeLimitMs,
      },
      net,
    );
    if (!fetched.ok || fetched.status !== 200) return null;
    return answer.safeParse(parsed(fetched.body.toString("utf8"))).data ?? null;
  };
  return {
    origins: [...new Set([scriptUrl, config.verifyUrl].map((url) => new URL(url).origin))],
    task: () => ({ kind: "provider", scriptUrl, scoreKey, boxKey }),
    async verify({ v3captchaToken, v2captchaToken }, remoteAddress): Promise<CaptchaVerdict> {
      if (v2captchaToken) {
        const pressed = await ask(config.boxSecret, v2captchaToken, remoteAddress);
        return pressed === null ? "unknown" : pressed.success ? "passed" : "refused";
      }
      if (!v3captchaToken) return "unknown";
      const scored = await ask(config.scoreSecret, v3captchaToken, remoteAddress);
      if (scored === null) return "unknown";
      if (!scored.success) return "refused";
      return (scored.score ?? 0) >= leastScore ? "passed" : "press box";
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
