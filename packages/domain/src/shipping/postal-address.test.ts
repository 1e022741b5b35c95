import fc from "fast-check";
import { expect, test } from "vitest";
import { countryName, writtenAddress } from "./postal-address.ts";

const none = { firstName: "Rosalind", lastName: "Whitlock", company: "", street: "", city: "", state: "", zip: "" };

test.each([
  [
    { street: "14 Shore Place", city: "Leith", state: "", zip: "EH6 6QW", country: "GB" },
    ["14 Shore Place", "Leith", "EH6 6QW", "United Kingdom"],
  ],
  [
    { street: "Torstraße 49", city: "Berlin", state: "", zip: "10119", country: "DE", company: "Kiosk GmbH" },
    ["Kiosk GmbH", "Torstraße 49", "10119 Berlin", "Germany"],
  ],
  [
    { street: "Ερμού 12", city: "Αθήνα", state: "", zip: "105 63", country: "GR" },
    ["Ερμού 12", "105 63 Αθήνα", "Greece"],
  ],
  [
    { street: "350 Fifth Avenue", city: "New York", state: "NY", zip: "10118", country: "US" },
    ["350 Fifth Avenue", "New York, NY 10118", "United States"],
  ],
  [
    { street: "Fő utca 1", city: "Budapest", state: "", zip: "1011", country: "HU" },
    ["Budapest", "Fő utca 1", "1011", "Hungary"],
  ],
  [
    { street: "1-2-3 Jingumae", city: "Shibuya-ku", state: "Tokyo", zip: "150-0001", country: "JP" },
    ["1-2-3 Jingumae, Shibuya-ku, Tokyo", "150-0001", "Japan"],
  ],
  [
    { street: "神宮前1-2-3", city: "渋谷区", state: "東京都", zip: "150-0001", country: "JP" },
    ["〒150-0001", "東京都渋谷区", "神宮前1-2-3", "Japan"],
  ],
])("writes %o as its country does", (address, lines) => {
  expect(writtenAddress({ ...none, ...address })).toEqual({ name: "Rosalind Whitlock", lines });
});

test("a part that the country's order has no place for is not lost: a county in the UK, a postcode in Hong Kong", () => {
  expect(
    writtenAddress({ ...none, street: "1 High St", city: "Ware", state: "High", zip: "SG12", country: "GB" }).lines,
  ).toEqual(["1 High St", "Ware", "SG12", "High", "United Kingdom"]);
  expect(
    writtenAddress({ ...none, street: "彌敦道 1", city: "九龍", state: "", zip: "999077", country: "HK" }).lines,
  ).toContain("999077");
});

test("every part of every address is in it, in any country", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/);
  const country = fc.constantFrom(..."GB DE FR JP US HK CN KR IE HU CH NZ AU CA SG IT BR IN AE SA TH XX".split(" "));
  fc.assert(
    fc.property(word, word, word, word, word, country, (company, street, city, state, zip, code) => {
      const { lines } = writtenAddress({ ...none, company, street, city, state, zip, country: code });
      for (const part of [company, street, city, state, zip]) expect(lines.join("\n")).toContain(part);
      expect(lines.at(-1)).toBe(countryName(code));
    }),
  );
});
