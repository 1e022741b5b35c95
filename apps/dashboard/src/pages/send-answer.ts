import { ApiFailure } from "@selvedge/api-client/client";
import type { SendAnswer } from "@selvedge/builder/saving/save-state";
import { NotFoundError, PermissionDeniedError, ProRequiredError } from "@selvedge/domain/errors/error-classes";
import { pageCallError } from "@selvedge/pages/page/page-failure";
import type { WirePage } from "@selvedge/pages/wire/wire";

/**
 * What a save that failed means for what was sent: it waits where the server could not be reached or failed itself, it is made
 * again on the page that somebody else has saved, or its author has to do something, and reads what. Source of the cases:
 * storefront §8.
 */
export function sendAnswerOf(error: unknown): SendAnswer<WirePage> {
  if (!(error instanceof ApiFailure) || error.status === 0) return { kind: "unreachable" };
  const { status, answer } = error;
  if (status === 412) return { kind: "stale", page: answer.data as WirePage };
  if (status >= 500) return { kind: "unreachable", message: "Our server has a problem" };
  const [first] = Object.values(answer.errors).flat();
  if (status === 422)
    return {
      kind: "refused",
      message: first
        ? `${/[.!?]$/.test(first) ? first : `${first}.`} Put it right or undo your last change, and the page is saved by itself.`
        : "Something on the page cannot be saved as it is. Undo your last change, and the page is saved by itself.",
    };
  const refused = pageCallError({ status, message: answer.message, errors: answer.errors });
  return { kind: "refused", message: helpFor(refused) };
}

function helpFor(refused: Error): string {
  if (refused instanceof NotFoundError)
    return "Somebody has deleted this page meanwhile. Your changes are kept on this device until it is back: it is brought back under Pages.";
  if (refused instanceof PermissionDeniedError)
    return "You may not edit this page any more. Ask somebody who manages your shop's team; your changes are kept on this device.";
  if (refused instanceof ProRequiredError)
    return "Something on this page is not in your plan. Take it off, or change the plan, and it is saved.";
  return refused.message;
}
