import { expect, test } from "vitest";
import { type Company, missingOf } from "./company.ts";

const whole: Company = {
  legalName: "Bramble Prints Ltd",
  companyNumber: "",
  vatNumber: "",
  email: "hello@bramble.test",
  phone: "",
  street: "1 Hedge Lane",
  city: "Leith",
  zip: "EH6 6AB",
  country: "GB",
};

test.each([
  [{}, []],
  [{ legalName: "", street: " " }, ["legalName", "street"]],
  [{ email: "", city: "" }, ["city", "email"]],
])("a company with %j misses %j", (part, missing) => {
  expect(missingOf({ ...whole, ...part })).toEqual(missing);
});
