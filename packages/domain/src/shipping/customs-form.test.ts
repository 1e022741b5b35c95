import { expect, test } from "vitest";
import { customsFormOf, customsNumbersOf } from "./customs-form.ts";

const parcel = { from: "GB", valueMinor: 52_00, currency: "GBP", on: "2026-11-24" };

test.each([
  [{ country: "GB", zip: "EH6 6QW" }, null],
  [{ country: "GB", zip: "BT1 5GS" }, null],
  [{ country: "IM" }, null],
  [{ country: "JE" }, "CN22"],
  [{ country: "DE" }, "CN22"],
  [{ country: "JP" }, "CN22"],
] as const)("a small parcel to %o has the form %s", (to, form) => {
  expect(customsFormOf({ ...parcel, to })).toBe(form);
});

test("within the EU there is none", () => {
  expect(customsFormOf({ ...parcel, from: "DE", to: { country: "FR" } })).toBeNull();
  expect(customsFormOf({ ...parcel, from: "DE", to: { country: "GB" } })).toBe("CN22");
});

test("over 300 special drawing rights it is the large one, and where the worth cannot be compared", () => {
  const to = { country: "US" };
  expect(customsFormOf({ ...parcel, to, currency: "EUR", valueMinor: 348_00 })).toBe("CN22");
  expect(customsFormOf({ ...parcel, to, currency: "EUR", valueMinor: 350_00 })).toBe("CN23");
  expect(customsFormOf({ ...parcel, to, currency: "XTS", valueMinor: 1 })).toBe("CN23");
});

const numbers = { form: "CN22" as const, orderNumber: "", iossNumber: "IM3720000224", eoriNumber: "" };

test("VAT that was taken at the checkout goes under an IOSS number: the order's own, else the platform's", () => {
  const treatments = ["EXPORT_IOSS"] as const;
  expect(customsNumbersOf({ ...numbers, treatments })).toMatchObject({
    iossNumber: "IM3720000224",
    terms: "DDP",
    missing: "",
  });
  const own = customsNumbersOf({ ...numbers, treatments, orderNumber: "IM2760000742" });
  expect(own).toMatchObject({ iossNumber: "IM2760000742", receiverNumber: "" });
  expect(customsNumbersOf({ ...numbers, treatments, iossNumber: "" }).missing).toMatch(/IOSS number is missing/);
});

test("a parcel that is taxed at the border names no IOSS number, but the receiver's own and the exporter's", () => {
  const treatments = ["EXPORT_DAP"] as const;
  const given = { ...numbers, treatments, orderNumber: "P123456789012", eoriNumber: "GB340118227000" };
  expect(customsNumbersOf(given)).toEqual({
    iossNumber: "",
    eoriNumber: "GB340118227000",
    receiverNumber: "P123456789012",
    terms: "DAP",
    missing: "",
  });
});

test("what is worth more than the small form's limit needs the exporter's EORI number", () => {
  const treatments = ["EXPORT_DAP"] as const;
  expect(customsNumbersOf({ ...numbers, treatments, form: "CN23" }).missing).toMatch(/EORI/);
  expect(customsNumbersOf({ ...numbers, treatments, form: "CN23", eoriNumber: "GB1" }).missing).toBe("");
});
