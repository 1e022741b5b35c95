import { bannerBlock } from "@selvedge/blocks/banner/banner.block";
import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { readProps } from "@selvedge/pages/props/read-props";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { expect, test } from "vitest";
import { drawnBlocks } from "./drawn-blocks.tsx";

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

test("blocks that ask for nothing, down to their innermost, are drawn once", () => {
  const [plain, around, asking] = [block("plain"), row([block("inner")]), row([needy])];
  const first = drawnBlocks(shop, [plain, around, asking, needy]);
  expect([...first.keys()]).toEqual([plain, around]);
  expect(first.get(plain)?.markup).toContain("<p>plain</p>");
  expect(first.get(around)?.markup).toContain("<p>inner</p>");
  expect(drawnBlocks(shop, [plain]).get(plain)).toBe(first.get(plain));
});

test("another state of the shop draws them again, and so does another version of the block", () => {
  const plain = block("plain");
  const first = drawnBlocks(shop, [plain]).get(plain);
  expect(drawnBlocks({ ...shop }, [plain]).get(plain)).not.toBe(first);
  const newer = block("plain", { props: { html: "<p>newer</p>" } });
  expect(drawnBlocks(shop, [newer]).get(newer)?.markup).toContain("<p>newer</p>");
});

test("the picture that opens the page is fetched at once, by a link that stands apart from the markup", () => {
  const image = { original: "/a.webp", altText: "A", sizes: { 480: "/a-480.webp", 960: "/a.webp" } };
  const opening = block("opening", { type: "banner", props: readProps(bannerBlock.fields, { image }) as never });
  const drawn = drawnBlocks(shop, [opening]).get(opening);
  expect(drawn?.hints).toMatch(/^<link rel="preload" as="image"/);
  expect(drawn?.markup).not.toContain("<link");
});
