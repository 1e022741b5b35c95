import { ApiFailure } from "@selvedge/api-client/client";
import { failureText } from "../data/failure-text.ts";

/** What the band of a locked terminal says. */
export interface BandWords {
  title: string;
  detail: string;
}

const titles: Readonly<Record<string, string>> = {
  wrongPin: "Not that PIN",
  pinLocked: "PIN locked",
  pinMissing: "No PIN yet",
  badgeUnknown: "Unknown badge",
  badgeWithdrawn: "Badge withdrawn",
  permissionDenied: "No work here",
  tooManyTries: "One moment",
  terminalNeeded: "Not a terminal",
};

/** Why a badge or a PIN opened nothing, in a few large words and a sentence. */
export function refusalWords(failure: unknown): BandWords {
  if (!(failure instanceof ApiFailure) || failure.status === 0)
    return { title: "No connection", detail: "The server checks badges. Try again when it responds." };
  const { code, message } = failure.answer;
  const left = triesLeftAfter(failure);
  return { title: titles[code] ?? "Not opened", detail: left ? triesWords(left) : message || failureText(failure) };
}

/** How many PINs may still be wrong. */
export const triesWords = (left: number): string =>
  `${left === 1 ? "1 try" : `${left} tries`} left. Then a lead opens it.`;

/** What a wrong PIN has left; null where it was not the PIN. */
export function triesLeftAfter(failure: unknown): number | null {
  if (!(failure instanceof ApiFailure) || failure.answer.code !== "wrongPin") return null;
  return (failure.answer.data as { triesLeft?: number } | undefined)?.triesLeft ?? null;
}

/** Whether the same person may type again; otherwise another badge is needed, or a lead. */
export const mayTypeAgain = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure) ||
  failure.status === 0 ||
  failure.status >= 500 ||
  ["wrongPin", "tooManyTries"].includes(failure.answer.code);
