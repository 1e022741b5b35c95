import {
  ApiError,
  NotFoundError,
  PermissionDeniedError,
  ProRequiredError,
  ServerError,
  ValidationError,
} from "@selvedge/domain/errors/error-classes";
import { describe, expect, test } from "vitest";
import { pageCallError, pageLoadFailure } from "./page-failure.ts";

describe("a page that does not load (storefront §8)", () => {
  test.each([
    ["S8.05", 500, "Oops... Looks like something went wrong loading this page"],
    ["S8.05", 503, "Oops... Looks like something went wrong loading this page"],
    ["S8.06", 403, "Oops... Looks like you're trying to access a page from another store"],
    ["S8.07", 404, "We were unable to find this page"],
  ])("%s in preview after %i shows the reason", (_, status, text) => {
    expect(pageLoadFailure("preview", status)).toEqual({ kind: "message", text });
  });

  test.each([403, 404, 500])("S8.08 in native mode after %i leads to /404/", (status) => {
    expect(pageLoadFailure("native", status)).toEqual({ kind: "redirect", to: "/404/" });
  });
});

describe("a call about a page (storefront §8)", () => {
  test.each([
    ["S8.09", 500, ServerError, "Server error encountered fetching page"],
    ["S8.09", 502, ServerError, "Server error encountered fetching page"],
    ["S8.10", 404, NotFoundError, "Page not found"],
    ["S8.11", 403, PermissionDeniedError, "Insufficient permissions to access this page"],
    ["S8.12", 402, ProRequiredError, "Pro required to save this page"],
    ["S8.13", 422, ValidationError, "Page failed validation"],
    ["any other", 412, ApiError, "This has changed"],
  ])("%s ends in %i as its own error", (_, status, kind, text) => {
    const error = pageCallError({ status, message: "This has changed" });
    expect(error.constructor).toBe(kind);
    expect([error.status, error.message]).toEqual([status, text]);
  });

  test("S8.13 a validation failure keeps the names of the failing fields", () => {
    const errors = { title: ["This field is required"], url: ["Please enter a valid url"] };
    const error = pageCallError({ status: 422, errors });
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).fields).toEqual(["title", "url"]);
  });
});
