import { describe, expect, test } from "vitest";
import {
  ApiError,
  EventTimeoutError,
  NotFoundError,
  PermissionDeniedError,
  ProRequiredError,
  ServerError,
  ValidationError,
} from "./error-classes.ts";
import { errorOfStatus } from "./error-of-status.ts";
import { callFailedText, defaultSnackbarText, pageCallTexts, pageLoadTexts } from "./error-texts.ts";
import { failedCallText } from "./failed-call-text.ts";
import { isReportedError } from "./reported-errors.ts";
import { storeFailedTexts } from "./store-failed-texts.ts";

describe("error classes say (platform-core §8)", () => {
  test.each([
    ["P8.03", new ApiError(), "Api error", 400],
    ["P8.04", new NotFoundError(), "Not found", 404],
    ["P8.05", new PermissionDeniedError(), "Permission denied", 403],
    ["P8.06", new ProRequiredError(), "Pro upgrade required", 402],
    ["P8.07", new ServerError(), "Server error", 500],
  ])("%s", (_, error, text, status) => {
    expect(error).toBeInstanceOf(ApiError);
    expect([error.message, error.status]).toEqual([text, status]);
  });

  test("P8.08 a validation error carries its failing fields", () => {
    const error = new ValidationError({ name: ["This field is required"], price: ["Min 1"] });
    expect(error).toBeInstanceOf(ApiError);
    expect(error.fields).toEqual(["name", "price"]);
    expect([error.message, error.status]).toEqual(["This field is required", 422]);
  });

  test("P8.09 an unanswered event", () => {
    expect(new EventTimeoutError("open-basket").message).toBe("Event: open-basket timed out");
  });
});

describe("a status has its class", () => {
  test.each([
    [400, ApiError],
    [402, ProRequiredError],
    [403, PermissionDeniedError],
    [404, NotFoundError],
    [409, ApiError],
    [422, ValidationError],
    [500, ServerError],
    [503, ServerError],
  ])("%i", (status, kind) => {
    const error = errorOfStatus({ status });
    expect(error.constructor).toBe(kind);
    expect(error.status).toBe(status);
    expect(errorOfStatus({ status, message: "Said so" }).message).toBe("Said so");
  });

  test("P8.08, P8.10 a refused form says its first text and keeps every field", () => {
    const errors = { name: ["This field is required", "too"], price: ["Min 1"] };
    const error = errorOfStatus({ status: 422, message: "Look below", errors });
    expect(error).toMatchObject({ message: "This field is required", errors, fields: ["name", "price"] });
  });
});

describe("the words of a failed call (platform-core §8)", () => {
  const errors = { name: ["This field is required", "too"], price: ["Min 1"] };
  test.each([
    ["P8.10 with an errors map", { status: 422, message: "Look below", errors }, "This field is required"],
    ["P8.10 without one", { status: 422, message: "Look below" }, "Look below"],
    ["P8.10 with an empty one", { status: 422, message: "Look below", errors: {} }, "Look below"],
    ["P8.11", { status: 500, message: "select failed" }, "Oops.. looks like something went wrong"],
    [
      "P8.12 with a message",
      { status: 409, message: "Somebody else changed this", errors },
      "Somebody else changed this",
    ],
    ["P8.12 with a message", { status: 503, message: "Try again in a moment" }, "Try again in a moment"],
    ["P8.12 without one", { status: 404 }, "Oops.. looks like something went wrong"],
    ["P8.12 without one", { status: 502, message: "" }, "Oops.. looks like something went wrong"],
  ])("%s", (_, refused, text) => {
    expect(failedCallText(refused)).toBe(text);
  });
});

test("every layer keeps its own words", () => {
  expect([callFailedText, defaultSnackbarText]).toEqual([
    "Oops.. looks like something went wrong",
    "Oops... looks like something went wrong. Please try again.",
  ]);
  expect(storeFailedTexts).toEqual({ title: "Oops... Looks like something went wrong", action: "Reload" });
  expect(pageLoadTexts).toEqual({
    server: "Oops... Looks like something went wrong loading this page",
    forbidden: "Oops... Looks like you're trying to access a page from another store",
    notFound: "We were unable to find this page",
  });
  expect(pageCallTexts).toEqual({
    server: "Server error encountered fetching page",
    notFound: "Page not found",
    forbidden: "Insufficient permissions to access this page",
    proRequired: "Pro required to save this page",
    validation: "Page failed validation",
    notAttached: "Page not attached to a store",
  });
});

describe("P8.18 what error reporting receives (platform-core §8)", () => {
  test.each([
    ["network error", new Error("Network Error")],
    ["network error in Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
    ["network error in Safari", new TypeError("The network connection was lost.")],
    ["network error in an app's own view", new TypeError("Network request failed")],
    ["network error by its name", new DOMException("It broke off.", "NetworkError")],
    ["network error in Safari without a line", new TypeError("The Internet connection appears to be offline.")],
    ["call that took too long", new DOMException("The operation timed out.", "TimeoutError")],
    ["a call that never arrived", Object.assign(new Error("We could not reach the server."), { status: 0 })],
    ["fetch failure in Chrome", new TypeError("Failed to fetch")],
    ["fetch failure in Safari", new TypeError("Load failed")],
    ["fetch failure in Node", new TypeError("fetch failed")],
    ["a call given up", new DOMException("The operation was aborted.", "AbortError")],
    ["service worker", new TypeError("Failed to update a ServiceWorker for scope ('https://a.example/')")],
    ["service worker that does not run", new TypeError("ServiceWorker script evaluation failed")],
    ["service worker in Firefox", new TypeError("Script load failed for ServiceWorker https://a.example/sw.js")],
    ["module import in Chrome", new TypeError("Failed to fetch dynamically imported module: https://a.example/a.js")],
    ["module import in Firefox", new TypeError("error loading dynamically imported module: https://a.example/a.js")],
    ["module import in Safari", new TypeError("Importing a module script failed.")],
    ["preload of styles", new Error("Unable to preload CSS for /assets/a.css")],
  ])("nothing of a %s", (_, error) => expect(isReportedError(error)).toBe(false));

  test.each([
    [new TypeError("Cannot read properties of undefined (reading 'id')")],
    [new ServerError()],
    [new EventTimeoutError("open-basket")],
    ["thrown text"],
    [undefined],
  ])("of %s it does", (error) => expect(isReportedError(error)).toBe(true));
});
