import { expect, test } from "vitest";
import { fromWire } from "../wire/from-wire.ts";
import { toWire } from "../wire/to-wire.ts";
import type { WirePage } from "../wire/wire.ts";
import { contentOf } from "./page-content.ts";
import { PAGE_PROPERTY_DEFAULTS } from "./page-rules.ts";

const page = {
  url: "/about/",
  properties: { title: "About" },
  blocks: [{ type: "row", size: 12, properties: {}, items: [{ type: "pod", size: 6, properties: { title: "One" } }] }],
} as unknown as WirePage;
const podOf = (part: object) =>
  ({
    ...page,
    blocks: [
      {
        type: "row",
        size: 12,
        properties: {},
        items: [{ type: "pod", size: 6, properties: { title: "One" }, ...part }],
      },
    ],
  }) as WirePage;

test.each([
  ["with its defaults", { ...page, layout: "standard", properties: { ...PAGE_PROPERTY_DEFAULTS, title: "About" } }],
  ["as the server answers it", { ...page, rev: "7", edited: true, id: 3, flags: ["homepage"], updatedAt: "now" }],
  ["at another address and under another name", { ...page, url: "/us/", name: "Us" }],
  ["with the names of its blocks", podOf({ uid: "p", id: 4, pos: "V" })],
  ["after it was opened and saved", toWire(fromWire(page, () => "fresh"))],
])("a page %s shows the same", (_, other) => {
  expect(contentOf(other as WirePage)).toBe(contentOf(page));
});

test.each([
  ["another title", { ...page, properties: { title: "Us" } }],
  ["no listing in search engines", { ...page, sitemap: false }],
  ["a block that is narrower", podOf({ size: 4 })],
  ["another text in a block", podOf({ properties: { title: "Two" } })],
  ["a hidden block", podOf({ flags: ["hidden"] })],
  ["no blocks", { ...page, blocks: [] }],
])("a page with %s shows something else", (_, other) => {
  expect(contentOf(other as WirePage)).not.toBe(contentOf(page));
});
