import { expect, test } from "vitest";
import { loadRuler } from "./documents/measure.ts";
import type { PageLayout, TextMark } from "./documents/page-layout.ts";
import type { PrintedInvoice } from "./invoice/invoice-data.ts";
import { invoicePages } from "./invoice/invoice-pages.ts";
import { renderInvoice } from "./printed-invoice.ts";

const ruler = await loadRuler();
const note: PrintedInvoice = {
  title: "Credit note",
  facts: [
    ["Number", "CN-NK-0147"],
    ["Date", "27 November 2026"],
    ["To invoice", "NK-418962"],
  ],
  seller: { heading: "From", lines: ["Northkeep Sea Trust", "4 Quay Street", "VAT number GB 340 1182 27"] },
  buyer: { heading: "To", lines: ["Rosalind Whitlock", "14 Brincliffe Crescent", "Sheffield", "S7 1FB"] },
  lines: [
    { name: "High Water tee", detail: "White, L", quantity: "1", amount: "£23.40" },
    { name: "Keep the Light On tote", detail: "Natural", quantity: "1", amount: "£14.40" },
  ],
  vat: [{ rate: "20%", net: "£31.50", tax: "£6.30" }],
  sums: [
    ["Without VAT", "£31.50"],
    ["VAT", "£6.30"],
    ["Credit", "£37.80"],
  ],
  notes: [],
};
const textsOf = (pages: readonly PageLayout[]) =>
  pages.flatMap(({ marks }) => marks.filter((mark): mark is TextMark => mark.kind === "text"));
const wordsOf = (pages: readonly PageLayout[]) => textsOf(pages).map(({ text }) => text);

test("a credit note says its number, its invoice, who and whom, each line, the VAT of each rate and the sum", () => {
  const pages = invoicePages(note, ruler);
  expect(pages).toHaveLength(1);
  expect(wordsOf(pages)).toEqual(
    expect.arrayContaining([
      ..."Credit note|CN-NK-0147|NK-418962|Northkeep Sea Trust|Rosalind Whitlock|High Water tee".split("|"),
      ..."White, L|£23.40|20%|£31.50|£6.30|£37.80|Page 1 of 1".split("|"),
    ]),
  );
});

test.each([1, 10, 15, 16, 17, 18, 40])(
  "of %i lines each is on one page, and the sums are once on the last",
  (count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ ...note.lines[0]!, name: `Tee ${index + 1}` }));
    const foot = `Registered charity no. 1234567\n${"Returns within sixty days. ".repeat(9)}`;
    const pages = invoicePages({ ...note, lines, notes: ["Reverse charge. ".repeat(30)], foot }, ruler);
    expect(wordsOf(pages.slice(-1)).filter((text) => text === "Registered charity no. 1234567")).toHaveLength(1);
    const names = wordsOf(pages).filter((text) => text.startsWith("Tee "));
    expect(names).toEqual(lines.map(({ name }) => name));
    expect(wordsOf(pages).filter((text) => text === "£37.80")).toHaveLength(1);
    expect(wordsOf(pages.slice(-1))).toContain("£37.80");
    const marks = textsOf(pages).filter(({ text }) => !text.startsWith("Page "));
    expect(Math.max(...marks.map(({ baseline }) => baseline))).toBeLessThan(800);
  },
);

test("a crew's invoice with its five lines, its purchase order and the account to pay to is one page", () => {
  const seller = {
    ...note.seller,
    lines: [...note.seller.lines, ...Array.from({ length: 6 }, () => "Harbour Street")],
  };
  const facts: PrintedInvoice["facts"] = [...note.facts, ["To pay by", "4 December 2026"], ["Your order", "FF-2291"]];
  const lines = Array.from({ length: 5 }, () => note.lines[0]!);
  const payTo = ["Account name", "Sort code", "Account number", "Reference"].map((name) => [name, "20-00-00"] as const);
  const [page, ...more] = invoicePages({ ...note, seller, facts, lines, payTo, notes: ["To pay by then."] }, ruler);
  expect(more).toEqual([]);
  const ends = page!.marks.flatMap((mark) => (mark.kind === "box" ? [mark.y + mark.h] : []));
  expect(Math.max(...ends)).toBeLessThan(800);
});

test("what was written on a piece is readable however long it is: it wraps, and the next line stands below", () => {
  const detail = `White, L, Name: MARLOWE, Greeting: ${"Happy birthday dear ".repeat(8)}Joe, VAT 20%`;
  const pages = invoicePages({ ...note, lines: [{ ...note.lines[0]!, detail }, note.lines[1]!] }, ruler);
  const texts = textsOf(pages);
  const own = texts.filter(({ text }) => detail.includes(text) && text.length > 3);
  expect(own.map(({ text }) => text).join(" ")).toBe(detail);
  for (const { text, font, size } of own) expect([size, ruler.width(text, font, size) <= 320]).toEqual([9, true]);
  const next = texts.find(({ text }) => text === note.lines[1]!.name)!;
  expect(next.baseline).toBeGreaterThan(Math.max(...own.map(({ baseline }) => baseline)) + 10);
});

test("it is a PDF, and one without a line is refused", async () => {
  expect((await renderInvoice(note)).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(renderInvoice({ ...note, lines: [] })).rejects.toThrow("at least one line");
});
