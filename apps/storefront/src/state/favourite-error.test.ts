import { ApiError, ServerError, ValidationError } from "@selvedge/domain/errors/error-classes";
import { expect, test } from "vitest";
import { ApiFailure } from "./api.ts";
import { favouriteError, refuseNothing } from "./favourite-error.ts";

const failed = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiFailure(status, { message: "Words of the server", errors, code: "serverError", requestId: "" });

test.each([
  [400, ApiError],
  [404, ApiError],
  [419, ApiError],
  [429, ApiError],
  [500, ServerError],
  [503, ServerError],
])("P8.02 a request for favourites that ends with %i is an error of its class", (status, type) => {
  expect(favouriteError(failed(status))).toBeInstanceOf(type);
});

test("P8.02 a refused value is a validation error with the words of its field", () => {
  const error = favouriteError(failed(422, { productId: ["No such product"] })) as ValidationError;
  expect(error).toBeInstanceOf(ValidationError);
  expect([error.message, error.fields]).toEqual(["No such product", ["productId"]]);
});

test("what never reached the server keeps its own words", () => {
  const lost = new ApiFailure(0, { message: "No line", errors: {}, code: "serverError", requestId: "" }, "network");
  expect(favouriteError(lost)).toBe(lost);
});

test("P8.01 a favourite that was added to an answer without items is an error", () => {
  expect(() => refuseNothing([])).toThrow(new ApiError("No items were added to basket"));
  expect(() => refuseNothing([{}])).not.toThrow();
});
