import { expect, test } from "vitest";
import { loadRuler } from "./documents/measure.ts";
import type { PageLayout, TextMark } from "./documents/page-layout.ts";
import { scan } from "./documents/read-back.examples.ts";
import type { Manifest } from "./parcel/manifest-data.ts";
import { manifestPages } from "./parcel/manifest-pages.ts";

const ruler = await loadRuler();
const parcel = {
  trackingCode: "SV209049275GB",
  orderNumber: "NK-418962",
  to: "Leith EH6",
  service: "Tracked 48",
  customs: "",
  pieces: 5,
  weightGrams: 1140,
};
const manifest: Manifest = {
  number: "M20261124-RM-02",
  carrier: "Royal Mail",
  closedOn: "2026-11-24",
  closedAt: "17:18",
  closedBy: "Lena Fischer",
  from: "Unit 7, Stafford Park 4, Telford TF3 3BA",
  parcels: [
    parcel,
    {
      ...parcel,
      orderNumber: "NK-418975",
      to: "Tokyo, Japan",
      service: "Tracked worldwide",
      customs: "CN22",
      weightGrams: 850,
    },
  ],
  notListed: [{ orderNumber: "NK-418984", because: "weight 31 % over" }],
  acceptedAt: "17:18",
};
const wordsOf = (pages: readonly PageLayout[]) =>
  pages.flatMap(({ marks }) => marks.filter((mark): mark is TextMark => mark.kind === "text").map(({ text }) => text));

test("a carrier's list says how many, how heavy, by which service, and what stays here and why", async () => {
  const pages = manifestPages(manifest, ruler);
  expect(pages).toHaveLength(1);
  const words = wordsOf(pages);
  for (const text of [
    "Royal Mail, Tuesday 24 November 2026",
    "1.99 kg",
    "Tokyo, Japan",
    "Tracked worldwide, CN22",
    "NK-418984",
    "weight 31 % over",
    "Page 1 of 1",
  ])
    expect(words).toContain(text);
  expect(await scan(pages[0]!, 0.25)).toEqual(["Code128 M20261124-RM-02"]);
});

test.each([1, 20, 21, 22, 34, 35, 36, 60, 200])(
  "every one of %i parcels stands on it once, and nothing is under the signatures",
  (count) => {
    const parcels = Array.from({ length: count }, (_, index) => ({ ...parcel, orderNumber: `NK-${1000 + index}` }));
    const pages = manifestPages({ ...manifest, parcels }, ruler);
    const words = wordsOf(pages);
    for (const { orderNumber } of parcels) expect(words.filter((text) => text === orderNumber)).toHaveLength(1);
    for (const { marks } of pages)
      for (const mark of marks)
        if (mark.kind === "text" && mark.text.startsWith("NK-")) expect(mark.baseline).toBeLessThan(775);
    expect(wordsOf(pages.slice(-1))).toContain("Handed over by");
  },
);
