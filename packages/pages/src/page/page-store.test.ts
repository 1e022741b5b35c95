import { ApiError, PermissionDeniedError } from "@selvedge/domain/errors/error-classes";
import { expect, test } from "vitest";
import { pageStoreError } from "./page-store.ts";

test.each([
  ["S5.08", "no store", {}, ApiError, "Page not attached to a store"],
  ["S5.08", "no store either", { divisionId: null }, ApiError, "Page not attached to a store"],
  ["S5.09", "another store", { divisionId: 8 }, PermissionDeniedError, "Insufficient permissions to access this page"],
] as const)("%s: a page of %s is refused (storefront §5)", (_, _whose, page, kind, text) => {
  const error = pageStoreError(page, 7);
  expect(error?.constructor).toBe(kind);
  expect(error?.message).toBe(text);
});

test("a page of this store is not", () => {
  expect(pageStoreError({ divisionId: 7 }, 7)).toBeNull();
});
