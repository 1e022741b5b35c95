import { expect, test } from "vitest";
import { deliveryCountry } from "./delivery-country.ts";

const served = ["GB", "DE", "US"].map((code) => ({ code }));

test.each([
  ["nobody knows anything", {}, "GB"],
  ["the visitor is abroad", { visited: "US" }, "US"],
  ["another country is asked for", { visited: "US", chosen: "de" }, "DE"],
  ["nothing goes to where the visitor is", { visited: "BR" }, "GB"],
  ["nothing goes to what is asked for", { visited: "DE", chosen: "BR" }, "DE"],
  ["a cookie is no country", { chosen: "<b>" }, "GB"],
])("where %s, the delivery is to that country", (_, known, country) => {
  expect(deliveryCountry(known, served)).toBe(country);
});
