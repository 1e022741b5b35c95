import { fieldFaults } from "@selvedge/pages/props/field-faults";
import { contrast } from "@selvedge/themes/colour/contrast";
import { describe, expect, test } from "vitest";
import { renderBlocks, renderOne } from "../testing/render-block.tsx";
import { bannerBlock } from "./banner.block.ts";
import { bannerLook } from "./banner-look.ts";

const photo = { original: "/sea.jpg", altText: "A calm sea", sizes: { 480: "/sea-480.jpg", 1920: "/sea-1920.jpg" } };

test("words in the theme's colours lie on the theme's ground, unless the banner has colours of its own", () => {
  const styleOf = (props: object) => {
    const fields = { image: photo, over: "theme", colours: { text: "", background: "" }, overlay: 0, kind: "standard" };
    return bannerLook({ ...fields, ...props } as unknown as Parameters<typeof bannerLook>[0]).style;
  };
  const themes = "color-mix(in srgb, var(--t-banner-background-color) 88%, transparent)";
  expect(styleOf({})).toMatchObject({ "--scrim": themes });
  expect(Object.keys(styleOf({}))).not.toContain("--words");
  expect(styleOf({ over: "shade" })).toMatchObject({ "--words": "#ffffff" });
  expect(styleOf({ colours: { text: "", background: "#ffffff" } })).toMatchObject({ "--words": "#111111" });
});

test("a colour from edge to edge is the ground of a banner without a picture, and its words are legible on it", () => {
  const across = { fullWidth: true, fullBackgroundColor: "#1d3b2a" };
  const html = renderOne("banner", { title: "x", ...across });
  expect(html).toContain('data-ground="own"');
  expect(html).toContain("--words:#ffffff;--title:#ffffff;--ground:#1d3b2a;--ground-end:#1d3b2a");
  const own = renderOne("banner", { title: "x", colours: { text: "", background: "#ffffff" }, ...across });
  expect(own).toContain("--ground:#ffffff");
  const withPicture = renderOne("banner", { title: "x", image: photo, ...across });
  expect(withPicture).not.toContain("--ground:");
  expect(renderOne("banner", { title: "x", fullBackgroundColor: "#1d3b2a" })).toContain('data-ground="plain"');
});

test.each([
  ["Äpfel für größere Öfen", true],
  ["Été", true],
  ["Façade, ße & co", false],
  ["Worn by people", false],
])("the lines of “%s” have room for marks above capitals: %s", (title, hasRoom) => {
  expect(renderOne("banner", { title }).includes("data-marks-above")).toBe(hasRoom);
});

describe("a banner (storefront §3.3, §5, §9)", () => {
  test("cuts its title at 50 characters and its copy at 300", () => {
    const html = renderOne("banner", { title: "t".repeat(51), copy: "c".repeat(301) });
    expect(html).toContain(`>${"t".repeat(50)}…<`);
    expect(html).toContain(`>${"c".repeat(300)}…<`);
    expect(renderOne("banner", { title: "t".repeat(50) })).toContain(`>${"t".repeat(50)}<`);
  });

  test("S9.02 requests its picture at 1920 × 768 around its focal point, and phones the whole picture", () => {
    const stored = `/105/${"ab".repeat(32)}`;
    const image = {
      original: `${stored}.webp`,
      altText: "A sea",
      width: 2400,
      height: 1600,
      position: { x: 0.5, y: 0.2 },
    };
    const html = renderOne("banner", { title: "x", image }).replaceAll("&amp;", "&");
    expect(html).toContain(`${stored}.avif?w=1920&h=768&fp-x=0.5&fp-y=0.2 1920w" sizes="max(100vw, 1000px)"`);
    expect(html).toContain(`src="${stored}.jpg?w=1920&h=768&fp-x=0.5&fp-y=0.2"`);
    expect(html).toContain(
      `<source type="image/avif" media="(max-width: 767.98px)" width="2400" height="1600" srcSet="${stored}.avif?w=480 480w`,
    );
    expect(html).toContain('sizes="max(100vw, 600px)"');
  });

  test.each([
    ["words and a link", { text: "Shop", href: "/shop/" }, 'href="/shop/"'],
    ["words and an in-page action", { text: "Return", action: "return-an-item" }, 'href="@return-an-item"'],
  ])("shows an action with %s", (_, action, expected) => {
    expect(renderOne("banner", { title: "x", actions: [action] })).toContain(expected);
  });

  test("S3.05 has the fields of the specification, and its actions theirs (storefront §3.3)", () => {
    const wanted = "title copy image video videoThumbnail media actions alignment colours overlay".split(" ");
    expect(Object.keys(bannerBlock.fields)).toEqual(expect.arrayContaining(wanted));
    expect(Object.keys(bannerBlock.fields.actions.of).sort()).toEqual([
      "action",
      "href",
      "icon",
      "primary",
      "target",
      "text",
    ]);
  });

  test("S3.05 renders an action with its icon, target and look, and the banner on its side", () => {
    const actions = [
      { text: "Shop", href: "/shop/", icon: "shirt", target: "_blank" },
      { text: "Read", href: "/read/", primary: false },
    ];
    const html = renderOne("banner", { title: "x", actions, alignment: "right" });
    expect(html).toContain('data-align="right"');
    expect(html).toMatch(
      /<a[^>]*data-look="filled"[^>]*href="\/shop\/" target="_blank"[^>]*><span[^>]*data-icon="shirt"/,
    );
    expect(html).toMatch(/<a[^>]*data-look="outlined"[^>]*href="\/read\/"><span>Read/);
  });

  test.each([
    ["words alone", { text: "Shop" }],
    ["a link alone", { href: "/shop/" }],
  ])("shows no action for %s", (_, action) => {
    expect(renderOne("banner", { title: "x", actions: [action] })).not.toContain("<a ");
  });

  test("leads from a link that may not be followed to the 404 page (platform-core §5)", () => {
    const html = renderOne("banner", { title: "x", actions: [{ text: "Shop", href: "javascript:alert(1)" }] });
    expect(html).toContain('href="/404/"');
  });

  test("is the page's h1 when it opens it, even under an announcement, and an h2 further down", () => {
    const banner = { type: "banner", properties: { title: "Hello" } };
    const html = renderBlocks([{ type: "announcement", properties: { text: "News" } }, banner, banner]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.indexOf("<h1")).toBeLessThan(html.indexOf("<h2"));
  });

  test("loads the opening picture at once, in the widths there are", () => {
    const html = renderOne("banner", { title: "x", image: photo });
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
    expect(html).toContain("/sea-480.jpg 480w");
    expect(html).toContain('src="/sea-1920.jpg"');
    expect(html).toContain('alt="A calm sea"');
  });

  test("puts one picture ahead of all others: the one behind its words, or its first garment", () => {
    const cutouts = ["tee", "hoodie"].map((name) => ({
      image: { original: `/${name}.webp`, altText: name, width: 960, height: 960, cutout: true },
      href: "",
    }));
    const ahead = (html: string) =>
      [...html.matchAll(/<img[^>]*alt="([^"]*)"[^>]*fetchPriority="high"/g)].map(([, alt]) => alt);
    const onPhoto = renderOne("banner", { title: "x", image: photo, cutouts });
    expect(ahead(onPhoto)).toEqual(["A calm sea"]);
    expect(onPhoto).not.toContain('loading="lazy"');
    expect(ahead(renderOne("banner", { title: "x", cutouts }))).toEqual(["tee"]);
  });

  test.each([
    [true, "70vw"],
    [false, "50vw"],
  ])("requests the width that its picture is shown at when it runs out of the window: %s", (bleed, share) => {
    const html = renderOne("banner", { title: "x", cutouts: [{ image: photo }], bleed });
    expect(html.includes("data-bleed")).toBe(bleed);
    expect(html).toContain(`sizes="(min-width: 768px) ${share}, 100vw"`);
  });

  test("says of its label how many letters its longest word has, so that a star is as large as that needs", () => {
    const image = { original: "/tee.webp", altText: "A tee", isCutout: true };
    const html = renderOne("banner", {
      title: "x",
      cutouts: [{ image, href: "" }],
      label: "Frühlingsfest in £",
      labelDetail: "now",
    });
    expect(html).toContain('style="--longest-word:13"');
  });

  test("only a single garment runs out of the window", () => {
    const cutouts = [{ image: photo }, { image: { ...photo, original: "/shore.jpg" } }];
    expect(renderOne("banner", { title: "x", cutouts, bleed: true })).not.toContain("data-bleed");
  });

  test("stresses words between stars", () => {
    expect(renderOne("banner", { title: "Worn for the *cure*" })).toContain("Worn for the <em>cure</em>");
    expect(renderOne("banner", { title: "5 * 5" })).toContain("5 * 5");
  });

  test("shows its video, with its poster, only when set to show a video", () => {
    const film = { title: "x", video: "/sea.mp4", videoThumbnail: photo, image: photo };
    expect(renderOne("banner", { ...film, media: "video" })).toContain("<video");
    expect(renderOne("banner", film)).not.toContain("<video");
    expect(renderOne("banner", { ...film, media: "overlay" })).toContain("/sea");
  });

  test.each([
    ["standard", "0.4", "400px", "1"],
    ["compact", "0.4", "400px", "0.55"],
    ["slim", "0.1", "300px", "0.3"],
  ])("%s: ratio %s, lowest %s, letters %s", (kind, ratio, lowest, scale) => {
    expect(renderOne("banner", { title: "x", kind })).toContain(`--ratio:${ratio};--lowest:${lowest};--scale:${scale}`);
  });

  test("S5.13 its letter size is above 0 and at most 1: no other can be saved", () => {
    const faults = (fontScale: number | null) => fieldFaults(bannerBlock.fields, { fontScale }).map(({ text }) => text);
    expect([null, 0.05, 1, 0, 1.1].map(faults)).toEqual([[], [], [], ["Enter 0.05 or more."], ["Enter 1 or less."]]);
  });

  test("keeps text no larger than full size", () => {
    expect(renderOne("banner", { title: "x", fontScale: 1.1 })).toContain("--scale:1");
    expect(renderOne("banner", { title: "x", fontScale: 0.4 })).toContain("--scale:0.4");
  });

  test("writes words over any picture so that they can be read", () => {
    for (const colours of [
      {},
      { text: "#ffffff" },
      { text: "#101010" },
      { background: "#c5d2d9" },
      { background: "#2f4a5a" },
    ]) {
      const { style } = look({ image: photo, colours });
      const [, ground = "", share = "0"] = /color-mix\(in srgb, (#\w+) (\d+)%/.exec(String(style["--scrim"])) ?? [];
      for (const pixel of ["#000000", "#ffffff"]) {
        const behind = overlay(ground, pixel, Number(share) / 100);
        expect([colours, pixel, contrast(String(style["--words"]), behind) >= 4.5]).toEqual([colours, pixel, true]);
      }
    }
  });
});

function look(properties: object) {
  const plain = {
    kind: "standard",
    media: "image",
    image: null,
    video: "",
    videoThumbnail: null,
    overlay: 0,
    minHeight: 0,
    fontScale: 0,
  };
  const colours = { text: "", background: "", ...(properties as { colours?: object }).colours };
  return bannerLook({ ...plain, ...properties, colours } as unknown as Parameters<typeof bannerLook>[0]);
}

function overlay(top: string, bottom: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(top, at) * share + part(bottom, at) * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

test("a banner's overlay is 0.15 when the page sets none", () => {
  expect(bannerBlock.fields.overlay.default).toBe(0.15);
});
