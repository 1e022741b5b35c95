import { spanWords } from "../home/day-words.ts";

interface Arrival {
  status: string;
  tone: "settled" | "moving" | "stopped";
  promisedFrom: string;
  promisedTo: string;
}

/** Whether an order's parcel is still meant to come. */
export const isComing = ({ status }: Pick<Arrival, "status">): boolean =>
  status !== "refunded" && status !== "bespoke_refunded";

/**
 * When an order arrives, as the end of a sentence about it: "arrives Tue 24 – Wed 25 Nov". Null where nothing comes; no
 * day while it is stopped, and the promise in the past once its last day is over. `today` is an ISO day.
 */
export function arrivalWords({ status, tone, promisedFrom, promisedTo }: Arrival, today: string): string | null {
  if (!isComing({ status })) return null;
  if (tone === "stopped") return "waits";
  return `${promisedTo < today ? "promised for" : "arrives"} ${spanWords(promisedFrom, promisedTo)}`;
}
