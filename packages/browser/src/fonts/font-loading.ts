import type { Timers } from "../interface/timers.ts";

/** How long a web font is waited for before text takes its fallback, in milliseconds. Source: platform-core §9. */
export const fontLoadTimeoutMs = 3_000;

/** Weight of a stylesheet font that names none. Source: platform-core §9. */
export const defaultFontWeight = 400;
/** Loaded beside it, for what is set in bold. Source: platform-core §9. */
export const boldFontWeight = 700;

/** The weights in which a stylesheet font is requested, lightest first and each once. */
export const stylesheetFontWeights = (weight: number = defaultFontWeight): number[] =>
  [...new Set([weight, boldFontWeight])].sort((a, b) => a - b);

/**
 * "loaded" once the font is there, "fallback" when it has failed or is not there in time. Shops' own text never waits:
 * it is rendered in its fallback at once and changes when the font comes. This is for what has to be measured, such as a
 * preview. Source: platform-core §9.
 */
export function fontOrFallback(
  loading: Promise<unknown>,
  timers: Timers,
  timeoutMs = fontLoadTimeoutMs,
): Promise<"loaded" | "fallback"> {
  return new Promise((done) => {
    const timer = timers.set(() => done("fallback"), timeoutMs);
    const settle = (outcome: "loaded" | "fallback") => {
      timers.clear(timer);
      done(outcome);
    };
    loading.then(
      () => settle("loaded"),
      () => settle("fallback"),
    );
  });
}
