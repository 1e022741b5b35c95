import { bannerBlock } from "@selvedge/blocks/banner/banner.block";
import { podBlock } from "@selvedge/blocks/pod/pod.block";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { readProps } from "@selvedge/pages/props/read-props";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { expect, test } from "vitest";
import { renderedBlocks } from "./rendered-blocks.tsx";

const shop = { name: "Bramble", currency: "GBP", settings: { favouritesEnabled: false } } as unknown as ShopFrame;
const frame = { fullWidth: false, background: "", paddingPx: null };
const block = (uid: string, more: Partial<ResolvedBlock> = {}): ResolvedBlock => ({
  uid,
  type: "textBlock",
  span: 12,
  frame,
  props: { html: `<p>${uid}</p>` },
  items: [],
  ...more,
});
const needy = block("needy", { needs: { products: { key: "k", source: "products", params: {} } } });
const row = (items: ResolvedBlock[]) => block("row", { type: "row", props: {}, items });

test("blocks without data needs, nested ones included, are rendered once", () => {
  const [plain, around, asking] = [block("plain"), row([block("inner")]), row([needy])];
  const first = renderedBlocks(shop, [plain, around, asking, needy]);
  expect([...first.keys()]).toEqual([plain, around]);
  expect(first.get(plain)?.markup).toContain("<p>plain</p>");
  expect(first.get(around)?.markup).toContain("<p>inner</p>");
  expect(renderedBlocks(shop, [plain]).get(plain)).toBe(first.get(plain));
});

test("a changed shop frame renders them again, and so does another version of the block", () => {
  const plain = block("plain");
  const first = renderedBlocks(shop, [plain]).get(plain);
  expect(renderedBlocks({ ...shop }, [plain]).get(plain)).not.toBe(first);
  const newer = block("plain", { props: { html: "<p>newer</p>" } });
  expect(renderedBlocks(shop, [newer]).get(newer)?.markup).toContain("<p>newer</p>");
});

test("blocks are forgotten when those of many pages have been rendered since", () => {
  const plain = block("plain");
  const first = renderedBlocks(shop, [plain]).get(plain);
  const long = "long ".repeat(50_000);
  const others = Array.from({ length: 8 }, (_, n) => block(`other-${n}`, { props: { html: `<p>${long}</p>` } }));
  renderedBlocks(shop, others.slice(0, 2));
  expect(renderedBlocks(shop, [plain]).get(plain)).toBe(first);
  renderedBlocks(shop, others);
  const again = renderedBlocks(shop, [plain]).get(plain);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test("the page's opening picture is preloaded by a link that is split from the markup", () => {
  const image = { original: "/a.webp", altText: "A", sizes: { 480: "/a-480.webp", 960: "/a.webp" } };
  const opening = block("opening", { type: "banner", props: readProps(bannerBlock.fields, { image }) as never });
  const rendered = renderedBlocks(shop, [opening]).get(opening);
  expect(rendered?.hints).toMatch(/^<link rel="preload" as="image"/);
  expect(rendered?.markup).not.toContain("<link");
});

test("a price is written as the shop's currency is, on the first page of a process too", () => {
  const format = { before: "¤ ", after: "", decimalPoint: ".", thousandsSeparator: ",", minorDigits: 2 };
  const given = { title: "Tee", showPrice: true, price: "21" };
  const pod = block("pod", { type: "pod", props: readProps(podBlock.fields, given) as never });
  const other = { ...shop, currency: "XTS", currencies: { XTS: format } } as unknown as ShopFrame;
  expect(renderedBlocks(other, [pod]).get(pod)?.markup).toContain("¤ 21<");
});
