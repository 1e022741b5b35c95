// What becomes of a page that did not come, and of a call about a page that failed. Source: storefront §4, §8.
import {
  type ApiError,
  NotFoundError,
  PermissionDeniedError,
  ProRequiredError,
  ServerError,
  ValidationError,
} from "@selvedge/domain/errors/error-classes";
import { errorOfStatus, type Refused } from "@selvedge/domain/errors/error-of-status";
import { pageCallTexts, pageLoadTexts } from "@selvedge/domain/errors/error-texts";

/** How a page that did not load is met. */
export type PageLoadFailure = { kind: "message"; text: string } | { kind: "redirect"; to: "/404/" };

/**
 * A page could not be loaded: visitors, who see pages in native mode, are redirected to /404/; in preview the editor shows why.
 * A page of another store is forbidden. Source: storefront §8.
 */
export function pageLoadFailure(mode: "native" | "preview", status: number): PageLoadFailure {
  if (mode === "native") return { kind: "redirect", to: "/404/" };
  if (status === 403) return { kind: "message", text: pageLoadTexts.forbidden };
  return { kind: "message", text: status === 404 ? pageLoadTexts.notFound : pageLoadTexts.server };
}

/**
 * The error of a call that fetched or saved a page, in the words of this layer: 402 means the pro upgrade, a validation
 * failure keeps the names of the failing fields; other statuses have the server's words. Source: storefront §8.
 */
export function pageCallError(refused: Refused): ApiError {
  const { status, errors = {} } = refused;
  if (status >= 500) return new ServerError(pageCallTexts.server, status);
  if (status === 404) return new NotFoundError(pageCallTexts.notFound);
  if (status === 403) return new PermissionDeniedError(pageCallTexts.forbidden);
  if (status === 402) return new ProRequiredError(pageCallTexts.proRequired);
  if (status === 422) return new ValidationError(errors, pageCallTexts.validation);
  return errorOfStatus(refused);
}
