/** The blocks that few pages hold, a few sentences each. */
import { readFileSync } from "node:fs";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { graphLayout } from "./graph/graph-layout.ts";
import { frameAddress } from "./iframe/frame-address.ts";
import { laterFileOf } from "./later-chunks.tsx";
import * as later from "./later-views.tsx";
import { BlockList } from "./page/block-list.tsx";
import { renderBlocks, renderInShop, renderOne, resolveBlocks } from "./testing/render-block.tsx";
import { playerAddress, videoIdOf } from "./youtube/video-id.ts";

test.each(Object.keys(later))("the view of %s is where its type says, for its styles to be found", (type) => {
  expect(readFileSync(new URL(laterFileOf(type)!, import.meta.url), "utf8")).toContain("export function");
});

describe("tags", () => {
  test("S3.44 a tag shows its text and leads to its link", () => {
    expect(renderOne("tag", { text: "Kelp", href: "/collection/kelp/" })).toMatch(
      /<a[^>]*href="\/collection\/kelp\/"[^>]*>Kelp<\/a>/,
    );
    expect(renderOne("tag", { text: "Kelp" })).not.toContain("<a");
  });

  test("S3.45 tags in a row have a heading, and a heading over nothing is not shown", () => {
    const tag = { type: "tag", properties: { text: "Kelp" } };
    expect(renderOne("taglets", { heading: "Shop by drawing" }, [tag])).toMatch(/<h2[^>]*>Shop by drawing<\/h2>.*Kelp/);
    expect(renderOne("taglets", { heading: "Shop by drawing" })).not.toContain("Shop by drawing");
  });

  test("only tags stand in a row of tags", () => {
    const html = resolveBlocks([{ type: "taglets", items: [{ type: "tag", properties: { text: "a" } }] }]);
    expect(html[0]?.items).toHaveLength(1);
  });
});

describe("an announcement card", () => {
  test("S3.43 has its title, its text and a link, and can be closed unless it says otherwise", () => {
    const html = renderOne("announcementV2", {
      title: "Until Sunday",
      copy: "Then no more.",
      actionText: "See",
      href: "/d/",
    });
    expect(html).toMatch(/Until Sunday.*Then no more\..*href="\/d\/"[^>]*>See</);
    expect(html).toContain('data-close=""');
    expect(renderOne("announcementV2", { title: "Until Sunday", closes: false })).not.toContain("data-close");
  });

  test("is remembered as closed by what it says, so that other news shows again", () => {
    expect(renderOne("announcementV2", { title: "Until Sunday" })).toContain('data-closes="one Until Sunday"');
  });
});

describe("an action", () => {
  test.each([
    ["open", { href: "/size-guide/" }, 'href="/size-guide/"'],
    ["chat", {}, 'href="/contact/"'],
    ["copy", { text: "SAILING-10" }, 'value="SAILING-10"'],
  ])("S3.47 that does %s leads there", (does, more, expected) => {
    expect(renderOne("action", { title: "Do it", does, buttonText: "Go", ...more })).toContain(expected);
  });

  test("that scrolls leads to a block of the page, which alone has an id there", () => {
    const [action, sizes, other] = [
      { type: "action", uid: "a", properties: { title: "Sizes", does: "scroll", target: "sizes" } },
      { type: "card", uid: "sizes", properties: { title: "S to XL" } },
      { type: "card", uid: "other", properties: { title: "Colours" } },
    ];
    const html = renderBlocks([action, sizes, other]);
    expect([...html.matchAll(/\sid="(block-[^"]*)"/g)].map(([, id]) => id)).toEqual(["block-sizes"]);
    expect(html).toContain('href="#block-sizes"');
    expect(renderBlocks([action, other])).not.toContain('data-part="button"');
  });

  test("without anywhere to lead has no button", () => {
    expect(renderOne("action", { title: "Do it", does: "open" })).not.toContain('data-part="button"');
  });
});

test("S3.48 places have an icon, a word and a link; one without a word is left out", () => {
  const html = renderOne("appIcon", {
    places: [
      { icon: "camera", text: "Photos", href: "https://example.org/" },
      { icon: "play", href: "/x/" },
    ],
  });
  expect(html).toMatch(/href="https:\/\/example\.org\/".*data-icon="camera".*Photos/);
  expect(html).not.toContain("/x/");
});

test("S3.49 a badge is a seal that reads as one sentence, or a pill", () => {
  expect(renderOne("badge", { text: "Printed in", secondText: "Telford" })).toContain(
    'role="img" aria-label="Printed in Telford"',
  );
  expect(renderOne("badge", { text: "Organic", shape: "pill" })).not.toContain("<svg");
});

describe("a chart", () => {
  const values = [12, 30, 21].map((value, index) => ({ label: `Q${index + 1}`, value }));

  test("S3.53 is hidden from screen readers, who get the same numbers as a table", () => {
    const html = renderOne("graph", { title: "Pieces", values, unit: "kg" });
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toMatch(/<th scope="row">Q2<\/th><td>30 kg<\/td>/);
  });

  test.each([
    ["none", [false, false, false]],
    ["last", [false, false, true]],
    ["largest", [false, true, false]],
  ] as const)("stresses %s", (highlight, stressed) => {
    expect(graphLayout(values, highlight).bars.map(({ isStressed }) => isStressed)).toEqual(stressed);
  });

  test("stands on zero, at round steps that hold the largest number", () => {
    const { ticks, bars } = graphLayout(values, "none");
    expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
    expect(bars[1]!.height).toBeGreaterThan(bars[2]!.height);
  });

  test.each([[[]], [[0]], [[-5, 5]], [[-3, -1]], [[1e9, 1]]])("of %j has finite places only", (numbers) => {
    const { ticks, bars, points } = graphLayout(
      numbers.map((value) => ({ label: "x", value })),
      "largest",
    );
    expect(JSON.stringify([ticks, bars, points])).not.toMatch(/null|NaN|Infinity/);
    expect(bars.every(({ height }) => height >= 0)).toBe(true);
  });
});

test("S3.57 a summary shows up to four numbers, each with its words", () => {
  const figures = ["a", "b", "c", "d", "e"].map((text, index) => ({ figure: String(index + 1), text }));
  const html = renderOne("summary", { figures });
  expect(html).toContain('data-count="4"');
  expect(html).not.toContain(">e<");
});

test("S7.09 a summary's numbers may come from a path of the shop", () => {
  const html = renderOne("summary", { asyncData: "/omnis/v3/division/1/figures/" });
  expect(html).toContain('data-path="/omnis/v3/division/1/figures/"');
  expect(html).toContain("<noscript>");
});

test("S3.60 prices are written in the shop's currency, and the one with a badge is stressed", () => {
  const html = renderOne("pricing", {
    steps: [
      { title: "1 to 9", price: 26 },
      { title: "50", price: "ask", badge: "Most teams" },
    ],
  });
  expect(html).toContain("£26.00");
  expect(html).toContain(">ask<");
  expect(html.match(/data-stressed/g)).toHaveLength(1);
});

test("S3.59 a supporter's link names who sent the visitor, on the shop's own address", () => {
  const html = renderBlocks([{ type: "affiliate", properties: { code: "Stromness SC!", path: "/collection/all/" } }], {
    origin: "https://north.test",
  });
  expect(html).toContain('value="https://north.test/collection/all/?by=stromness-sc"');
  expect(renderOne("affiliate", { title: "Share", code: "!!" })).not.toContain("Share");
});

test("S3.46 a page can be passed on: what needs scripts waits for them, the rest are links", () => {
  const html = renderOne("interactions", { tellMe: true, mailingList: "coast" });
  expect(html.match(/<button[^>]*hidden/g)).toHaveLength(2);
  expect(html).toContain('href="/frontend/subscribe/?mailingList=coast"');
  expect(html).toContain("mailto:?subject=Bramble");
});

describe("a slideshow", () => {
  const slides = ["One", "Two"].map((title) => ({ type: "slide", properties: { title } }));

  test("S3.28 takes 5000 ms a slide unless it says otherwise, in its order or at random", () => {
    expect(renderOne("slideshow", {}, slides)).toMatch(/data-speed="5000" data-mode="slideshow"/);
    expect(renderOne("slideshow", { speed: 8000, mode: "random" }, slides)).toMatch(
      /data-speed="8000" data-mode="random"/,
    );
  });

  test("S3.28 without navigation can still be paused", () => {
    const html = renderOne("slideshow", { navigation: false }, slides);
    expect(html).not.toContain("data-step");
    expect(html).toContain("data-pause");
  });

  test("S3.27 shows a slide's words, picture and actions", () => {
    const properties = {
      title: "Under water",
      copy: "A metre each.",
      image: { original: "/a.jpg", altText: "Seagrass" },
      actions: [{ text: "See", href: "/w/" }, { text: "Nowhere" }],
    };
    const html = renderOne("slideshow", {}, [{ type: "slide", properties }]);
    expect(html).toMatch(/alt="Seagrass".*Under water.*A metre each\..*href="\/w\/"/);
    expect(html).not.toContain("Nowhere");
  });

  test("of one slide has no controls, and of none is nothing", () => {
    expect(renderOne("slideshow", {}, slides.slice(0, 1))).not.toContain("data-starts");
    expect(renderOne("slideshow")).not.toContain("<section");
  });
});

test("S3.50 a carousel is a strip that keys reach, and its arrows wait for scripts", () => {
  const html = renderOne("carousel", { title: "Sketches" }, [{ type: "pod", properties: { title: "Whale" } }]);
  expect(html).toMatch(/tabindex="0"/i);
  expect(html).toMatch(/data-controls="" hidden/);
});

const framedAt = "https://frames.test/";

/** A block as the server gives it: with the address at which its foreign content runs, and without code of its own. */
function renderFramed(type: string, properties: WireBlock["properties"]): string {
  const blocks = resolveBlocks([{ uid: "one", type, properties }]);
  const framed = blocks.map((block) => ({ ...block, props: { ...block.props, code: "", frame: framedAt } }));
  return renderInShop(<BlockList blocks={framed} data={{}} top />);
}

test("custom code runs in a box without an origin, and is in no page", () => {
  const properties = { code: "<script>steal()</script>", title: "A tide clock", height: 200 };
  const html = renderFramed("customCode", properties);
  expect(html).toMatch(/<iframe[^>]*src="https:\/\/frames\.test\/"[^>]*title="A tide clock"[^>]*height="200"/);
  expect(html).toMatch(/sandbox="(?![^"]*allow-(?:same-origin|top-navigation|modals))[^"]*allow-scripts/);
  expect(renderOne("customCode", properties)).not.toContain("steal");
});

describe("a video from YouTube", () => {
  test.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4", "aqz-KE-bpKQ"],
    ["https://youtu.be/aqz-KE-bpKQ?si=x", "aqz-KE-bpKQ"],
    ["https://m.youtube.com/shorts/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
    ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
    ["https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ", null],
    ["https://www.youtube.com/watch?v=short", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("%s is %s", (link, id) => {
    expect(videoIdOf(link)).toBe(id);
  });

  test("S3.36 asks YouTube for nothing until it is pressed", () => {
    const properties = { link: "https://youtu.be/aqz-KE-bpKQ", title: "Planting", start: 12 };
    const html = renderFramed("youtube", properties);
    expect(html).not.toMatch(/<(iframe|img|script)/);
    expect(html).toContain(`data-player="${framedAt}"`);
    expect(playerAddress(properties.link, properties.start)).toBe(
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=12",
    );
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=12s"');
  });
});

describe("a page inside the page", () => {
  test("S3.35 is 1000 pixels high unless it says otherwise, and boxed in", () => {
    expect(renderFramed("iframe", { src: "https://maps.example/" })).toMatch(
      /<iframe src="https:\/\/frames\.test\/"[^>]*height="1000"[^>]*sandbox="/,
    );
    expect(renderFramed("iframe", { src: "https://maps.example/", height: 320 })).toContain('height="320"');
    expect(renderOne("iframe", { src: "https://maps.example/" })).not.toContain("<iframe");
  });

  test.each([
    ["http://maps.example/", ""],
    ["javascript:alert(1)", ""],
    ["/dashboard/", ""],
    ["data:text/html,x", ""],
    ["https://user:pass@maps.example/", ""],
    ["https://shop.selvedge.test/", "selvedge.test"],
    ["https://selvedge.test/", "selvedge.test"],
  ])("does not frame %s", (src, ownHost) => {
    expect(frameAddress(src, ownHost)).toBeNull();
  });

  test("frames a site whose name only ends alike", () => {
    expect(frameAddress("https://notselvedge.test/", "selvedge.test")?.host).toBe("notselvedge.test");
  });
});
