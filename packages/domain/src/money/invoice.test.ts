import { expect, test } from "vitest";
import { invoiceOf, invoiceOfParts } from "./invoice.ts";
import { orderTotals, type Sale } from "./order-totals.ts";
import type { TaxTreatment } from "./vat.ts";

const sale: Sale = {
  lines: [
    { quantity: 2, unitPriceIncTaxMinor: 2400, vatRate: 1, hs6: "610910" },
    { quantity: 1, unitPriceIncTaxMinor: 1600, vatRate: 0, hs6: "611120" },
  ],
  to: { country: "GB" },
  on: "2026-11-21",
  currency: "GBP",
  shippingIncTaxMinor: 399,
  discountsIncTaxMinor: [480, 160],
};
const invoiceFor = (changes: Partial<Sale>) => {
  const totals = orderTotals({ ...sale, ...changes });
  return { totals, invoice: invoiceOf(totals.lines, totals) };
};

test("example B has a row for each rate, with the delivery shared between them (worked example B)", () => {
  expect(invoiceFor({}).invoice).toEqual({
    vat: [
      { treatment: "UK_STD", rate: 0.2, netMinor: 3600 + 249, taxMinor: 720 + 50 },
      { treatment: "UK_ZERO", rate: 0, netMinor: 1440 + 100, taxMinor: 0 },
    ],
    ...{ dutyMinor: 0, netMinor: 5389, taxMinor: 770, totalMinor: 6159 },
    notes: ["Zero-rated: children's clothing."],
  });
});

test("rows are sorted by their rate, the highest first, and by their treatment where rates are equal", () => {
  const part = (treatment: TaxTreatment, rate: number) => ({ treatment, rate, grossMinor: 100, taxMinor: 0 });
  const parts = [part("RC", 0), part("UK_STD", 0.05), part("EXPORT_DAP", 0), part("UK_STD", 0.2), part("RC", 0)];
  const { vat } = invoiceOfParts(parts, 0);
  expect(vat.map(({ treatment, rate, netMinor }) => [treatment, rate, netMinor])).toEqual([
    ["UK_STD", 0.2, 100],
    ["UK_STD", 0.05, 100],
    ["EXPORT_DAP", 0, 100],
    ["RC", 0, 200],
  ]);
});

test("into the EU the duty is separate, outside VAT, and the scheme is named", () => {
  const { totals, invoice } = invoiceFor({ to: { country: "DE" } });
  expect(invoice.vat).toHaveLength(1);
  expect(invoice).toMatchObject({ dutyMinor: 522, totalMinor: totals.totalMinor });
  expect(invoice.notes).toEqual([expect.stringContaining("Import One Stop Shop")]);
});

test.each([
  [{ to: { country: "US" } }, "Zero-rated export. Import VAT is paid by the receiver."],
  [{ to: { country: "DE" }, hasValidVatId: true }, "Reverse charge: the customer accounts for the VAT."],
])("%j holds no VAT and says why", (changes, note) => {
  const { totals, invoice } = invoiceFor(changes);
  expect(invoice).toMatchObject({ taxMinor: 0, netMinor: totals.totalMinor, notes: [note] });
});
