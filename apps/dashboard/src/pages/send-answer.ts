import { ApiFailure } from "@selvedge/api-client/client";
import type { SendAnswer } from "@selvedge/builder/saving/save-state";
import { pageCallError } from "@selvedge/pages/page/page-failure";
import type { WirePage } from "@selvedge/pages/wire/wire";

/**
 * What a save that failed means for what was sent: it waits where the server could not be reached or failed itself, it is made
 * again on the page that somebody else has saved, or its author has to do something. In the words of the specification
 * (storefront §8).
 */
export function sendAnswerOf(error: unknown): SendAnswer<WirePage> {
  if (!(error instanceof ApiFailure) || error.status === 0) return { kind: "unreachable" };
  const { status, answer } = error;
  if (status === 412) return { kind: "stale", page: answer.data as WirePage };
  const { message } = pageCallError({ status, message: answer.message, errors: answer.errors });
  if (status >= 500) return { kind: "unreachable", message };
  const [first] = Object.values(answer.errors).flat();
  return { kind: "refused", message: first && first !== message ? `${message}: ${first}` : message };
}
