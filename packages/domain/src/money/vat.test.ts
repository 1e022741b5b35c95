import { expect, test } from "vitest";
import { taxNotes, taxOfLine, taxTreatments, vatInside, vatOnTop } from "./vat.ts";
import { vatAreaOf } from "./vat-area.ts";
import { euVatCodes, productRateOf, standardRateOf } from "./vat-rates.ts";

const on = "2026-11-21";

test("the EU has 27 VAT codes with Greece as EL (platform-core §5)", () => {
  expect(euVatCodes).toHaveLength(27);
  expect(new Set(euVatCodes).size).toBe(27);
  expect(euVatCodes).toContain("EL");
  expect(euVatCodes).not.toContain("GR");
  expect(vatAreaOf({ country: "GR" })).toEqual({ kind: "eu", code: "EL" });
});

test.each([
  ["GB", 0.2],
  ...Object.entries({ AT: 0.2, BE: 0.21, BG: 0.2, CY: 0.19, CZ: 0.21, DE: 0.19, DK: 0.25, EE: 0.24, EL: 0.24 }),
  ...Object.entries({ ES: 0.21, FI: 0.255, FR: 0.2, HR: 0.25, HU: 0.27, IE: 0.23, IT: 0.22, LT: 0.21, LU: 0.17 }),
  ...Object.entries({ LV: 0.21, MT: 0.18, NL: 0.21, PL: 0.23, PT: 0.23, RO: 0.21, SE: 0.25, SI: 0.22, SK: 0.23 }),
] as [string, number][])("the standard rate of %s in November 2026 is %f", (code, rate) => {
  expect(standardRateOf(code, on)).toBe(rate);
  expect(standardRateOf(code)).toBe(rate);
});

test.each([
  ["EE", "2023-12-31", 0.2],
  ["EE", "2024-01-01", 0.22],
  ["EE", "2025-06-30", 0.22],
  ["EE", "2025-07-01", 0.24],
  ["FI", "2024-08-31", 0.24],
  ["FI", "2024-09-01", 0.255],
  ["IE", "2021-02-28", 0.21],
  ["IE", "2021-03-01", 0.23],
  ["LU", "2022-12-31", 0.17],
  ["LU", "2023-01-01", 0.16],
  ["LU", "2023-12-31", 0.16],
  ["LU", "2024-01-01", 0.17],
  ["RO", "2025-07-31", 0.19],
  ["RO", "2025-08-01", 0.21],
  ["SK", "2024-12-31", 0.2],
  ["SK", "2025-01-01", 0.23],
  ["IE", "1999-01-01", 0.21],
  ["DE", "1999-01-01", 0.19],
])("an invoice of %s on %s keeps its rate of that day, %f", (code, day, rate) => {
  expect(standardRateOf(code, day)).toBe(rate);
});

test.each([
  ["GB", 1, 0.2],
  ["GB", 0, 0],
  ["GB", 0.25, 0.05],
  ["FR", 0, 0.2],
  ["FR", 1, 0.2],
  ["FR", 0.25, 0.05],
  ["US", 1, 0],
])("in %s a product's rate of %f comes to %f", (code, vatRate, rate) => {
  expect(productRateOf(code, vatRate, on)).toBeCloseTo(rate, 10);
});

test.each([
  [{ country: "GB" }, "gb", "GB"],
  [{ country: "GB", zip: "bt1 5gs" }, "ni", "GB"],
  [{ country: "IM", zip: "IM1 1AA" }, "gb", "GB"],
  [{ country: "JE", zip: "JE2 3AB" }, "outside", "JE"],
  [{ country: "MC", zip: "98000" }, "eu", "FR"],
  [{ country: "ES", zip: "28001" }, "eu", "ES"],
  [{ country: "ES", zip: "35001" }, "outside", "ES"],
  [{ country: "DE", zip: "78 266" }, "outside", "DE"],
  [{ country: "FI", zip: "22100" }, "outside", "FI"],
  [{ country: "CH", zip: "8001" }, "outside", "CH"],
  [{ country: "NO" }, "outside", "NO"],
])("%j belongs to %s, VAT code %s", (destination, kind, code) => {
  expect(vatAreaOf(destination)).toEqual({ kind, code });
});

/** From, to, product's rate, business with a VAT number, small parcel: rate and treatment. */
test.each([
  ["GB", { country: "GB" }, 1, false, false, 0.2, "UK_STD"],
  ["GB", { country: "GB" }, 0, false, false, 0, "UK_ZERO"],
  ["GB", { country: "GB" }, 1, true, true, 0.2, "UK_STD"],
  ["GB", { country: "GB", zip: "BT1 5GS" }, 1, false, true, 0.2, "UK_STD"],
  ["GB", { country: "GB", zip: "BT1 5GS" }, 0, false, true, 0, "UK_ZERO"],
  ["GB", { country: "DE" }, 1, false, true, 0.19, "EXPORT_IOSS"],
  ["GB", { country: "GR" }, 0, false, true, 0.24, "EXPORT_IOSS"],
  ["GB", { country: "DE" }, 1, false, false, 0, "EXPORT_DAP"],
  ["GB", { country: "DE" }, 1, true, true, 0, "RC"],
  ["GB", { country: "DE" }, 1, true, false, 0, "RC"],
  ["GB", { country: "US" }, 1, false, true, 0, "EXPORT_DAP"],
  ["GB", { country: "US" }, 1, true, true, 0, "EXPORT_DAP"],
  ["GB", { country: "JE" }, 1, false, true, 0, "EXPORT_DAP"],
  ["DE", { country: "FR" }, 1, false, false, 0.2, "OSS"],
  ["DE", { country: "FR" }, 1, true, false, 0, "RC"],
  ["DE", { country: "DE" }, 1, true, true, 0.19, "OSS"],
  ["DE", { country: "GB", zip: "BT1 5GS" }, 1, false, false, 0.2, "OSS"],
  ["DE", { country: "GB" }, 1, false, true, 0.2, "UK_STD"],
  ["DE", { country: "GB" }, 1, false, false, 0, "EXPORT_DAP"],
  ["IN", { country: "GB" }, 0, false, true, 0, "UK_ZERO"],
  ["IN", { country: "GB" }, 1, false, false, 0, "EXPORT_DAP"],
  ["IN", { country: "DE" }, 1, false, true, 0.19, "EXPORT_IOSS"],
  ["IN", { country: "DE" }, 1, false, false, 0, "EXPORT_DAP"],
  ["IN", { country: "DE" }, 1, true, true, 0, "RC"],
  ["IN", { country: "GB" }, 1, true, true, 0, "RC"],
  ["IN", { country: "GB", zip: "BT1 5GS" }, 1, false, true, 0.2, "UK_STD"],
  ["IN", { country: "GB", zip: "BT1 5GS" }, 1, false, false, 0, "EXPORT_DAP"],
  ["IN", { country: "GB", zip: "BT1 5GS" }, 1, true, true, 0, "RC"],
  ["IN", { country: "US" }, 1, true, false, 0, "EXPORT_DAP"],
  ["DE", { country: "FR" }, 1, false, true, 0.2, "OSS"],
  ["DE", { country: "GB", zip: "BT1 5GS" }, 1, false, true, 0.2, "OSS"],
  ["DE", { country: "GB", zip: "BT1 5GS" }, 1, true, true, 0, "RC"],
  ["DE", { country: "GB" }, 1, true, true, 0, "RC"],
  ["DE", { country: "US" }, 1, false, true, 0, "EXPORT_DAP"],
  ["DE", { country: "US" }, 1, true, true, 0, "EXPORT_DAP"],
  ["GB", { country: "GB", zip: "BT1 5GS" }, 1, false, false, 0.2, "UK_STD"],
  ["IM", { country: "GB" }, 1, true, false, 0.2, "UK_STD"],
] as const)(
  "from %s to %j at %f, business %s, small %s: %f, %s",
  (from, to, vatRate, isBusiness, isSmall, rate, treatment) => {
    const situation = { from, to, hasValidVatId: isBusiness, isSmall, on };
    expect(taxOfLine(situation, vatRate)).toEqual({ rate, treatment });
  },
);

test("before July 2021 nothing into the EU was taxed at the checkout", () => {
  const situation = { to: { country: "DE" }, isSmall: true };
  expect(taxOfLine({ ...situation, on: "2021-06-30" }, 1).treatment).toBe("EXPORT_DAP");
  expect(taxOfLine({ ...situation, on: "2021-07-01" }, 1).treatment).toBe("EXPORT_IOSS");
  expect(taxOfLine({ to: { country: "GB" }, isSmall: true, on: "2021-06-30" }, 1).treatment).toBe("UK_STD");
});

test.each([
  [1999, 0.2, 333],
  [2399, 0.19, 383],
  [0, 0.27, 0],
  [3, 0.2, 1],
])("%i with VAT at %f holds %i, from the line (worked example E)", (gross, rate, vat) => {
  expect(vatInside(gross, rate)).toBe(vat);
});

test("865.00 without VAT takes 173.00 (worked example F)", () => {
  expect(vatOnTop(86_500, 0.2)).toBe(17_300);
});

test("every treatment has its word for the invoice, and only UK VAT needs none", () => {
  expect(taxTreatments.filter((treatment) => taxNotes[treatment] === "")).toEqual(["UK_STD"]);
  expect([...taxTreatments]).toEqual(Object.keys(taxNotes));
});
