import { ApiError, PermissionDeniedError } from "@selvedge/domain/errors/error-classes";
import { pageCallTexts } from "@selvedge/domain/errors/error-texts";

/**
 * The failures of fetching or saving a page before a request is sent: a page that belongs to no store is "Page not attached
 * to a store", one of another store is forbidden. null where the page is this store's. Source: storefront §5.
 */
export function pageStoreError(page: { readonly divisionId?: unknown }, divisionId: number): ApiError | null {
  if (typeof page.divisionId !== "number") return new ApiError(pageCallTexts.notAttached);
  return page.divisionId === divisionId ? null : new PermissionDeniedError(pageCallTexts.forbidden);
}
