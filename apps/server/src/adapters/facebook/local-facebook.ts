import type { Facebook } from "./facebook.ts";

const sevenDaysSeconds = 7 * 86_400;

/** Takes what Facebook would take and refuses the rest in its words. Nothing leaves this machine: sales stay in the local list. */
export const localFacebook = (now: () => Date): Facebook => ({
  async tell({ token }, event) {
    if (!token.startsWith("EAA")) return { ok: false, words: "Invalid OAuth access token - Cannot parse access token" };
    if (event.event_time < now().getTime() / 1000 - sevenDaysSeconds)
      return { ok: false, words: "The timestamp for this event is too far in the past." };
    return { ok: true };
  },
});
