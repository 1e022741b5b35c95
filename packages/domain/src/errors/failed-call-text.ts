import type { Refused } from "./error-of-status.ts";
import { callFailedText } from "./error-texts.ts";

/**
 * What a person reads of a failed call: 422 its first validation message (the first entry of the errors map, else the
 * message), 500 always the same words, every other the server's message, else those words. Source: platform-core §8.
 */
export function failedCallText({ status, message, errors }: Refused): string {
  const first = status === 422 ? Object.values(errors ?? {})[0]?.[0] : undefined;
  return (status !== 500 && (first || message)) || callFailedText;
}
