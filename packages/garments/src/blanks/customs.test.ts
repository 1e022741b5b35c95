import { expect, test } from "vitest";
import { blanks } from "./blanks.ts";
import { customsFactsOf } from "./customs.ts";

test("every blank can pass a border: plain words, a tariff number, a country of origin", () => {
  for (const { code } of blanks)
    expect(customsFactsOf(code), code).toEqual({
      description: expect.stringMatching(/^[A-Z].{8,}/),
      hs6: expect.stringMatching(/^\d{6}$/),
      originCountry: expect.stringMatching(/^[A-Z]{2}$/),
    });
  expect(customsFactsOf("anvil")).toBeNull();
});
