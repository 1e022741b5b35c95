import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { plainPng, sha256Of, zonePlate } from "../pictures.examples.ts";
import { copiesOfCopies, pngBomb, pngChunk, svg } from "./hostile.examples.ts";
import { type IngestedArtwork, ingestArtwork } from "./ingest-artwork.ts";
import { artworkLimits } from "./limits.ts";

const quick = { ...artworkLimits, svgLongSidePx: 200 };

async function taken(bytes: Buffer, name = "art.png"): Promise<Extract<IngestedArtwork, { ok: true }>> {
  const result = await ingestArtwork(bytes, name, quick);
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

async function middleOf(picture: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

describe("pictures that are taken in", () => {
  test("a PNG keeps its size and alpha, and is named by the sha256 of what is stored", async () => {
    const result = await taken(await plainPng(64, 32, "#c8322b80"), "C:\\art\\Luna Moth.png");
    expect(result).toMatchObject({ name: "Luna Moth", kind: "png" });
    expect(result.asset).toEqual({
      sha256: sha256Of(result.normalised),
      mime: "image/png",
      widthPx: 64,
      heightPx: 32,
      hasAlpha: true,
      bytes: result.normalised.length,
    });
  });

  test("the same upload gives the same bytes", async () => {
    const plate = await zonePlate(64);
    expect((await taken(plate)).asset.sha256).toBe((await taken(plate)).asset.sha256);
  });

  test.each([
    ["webp", "image/png"],
    ["avif", "image/png"],
    ["gif", "image/png"],
    ["jpeg", "image/jpeg"],
  ] as const)("%s comes out as %s", async (format, mime) => {
    const upload = await sharp(await plainPng(40, 30))
      .flatten()
      .toFormat(format)
      .toBuffer();
    const { asset, normalised } = await taken(upload, "wrongly-named.png");
    expect(asset).toMatchObject({ mime, widthPx: 40, heightPx: 30 });
    expect((await middleOf(normalised)).every((value, i) => Math.abs(value - [200, 50, 43, 255][i]!) < 12)).toBe(true);
  });

  test("a photograph is turned upright and forgets where it was taken", async () => {
    const photo = await sharp(await plainPng(40, 20))
      .flatten()
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "53/1 47/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { asset, normalised } = await taken(photo, "photo.jpg");
    expect(asset).toMatchObject({ widthPx: 20, heightPx: 40 });
    const { exif, orientation, icc } = await sharp(normalised).metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  });

  test("a CMYK photograph and a 16-bit grey PNG become sRGB", async () => {
    const cmyk = await sharp(await plainPng(40, 40))
      .flatten()
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const grey = await sharp(await plainPng(40, 40))
      .greyscale()
      .toColourspace("grey16")
      .png()
      .toBuffer();
    for (const upload of [cmyk, grey]) {
      const { normalised } = await taken(upload);
      expect(await sharp(normalised).metadata()).toMatchObject({ space: "srgb", depth: "uchar" });
    }
  });

  test("what was hidden behind or inside a picture does not survive", async () => {
    const plain = await plainPng(40, 40);
    const secret = Buffer.from("<script>alert(1)</script>");
    const inside = Buffer.concat([plain.subarray(0, 33), pngChunk("tEXt", secret), plain.subarray(33)]);
    for (const upload of [Buffer.concat([plain, secret]), inside]) {
      expect((await taken(upload)).normalised.includes("script")).toBe(false);
    }
  });

  test("previews are smaller, never larger than the picture", async () => {
    const { previews } = await taken(await plainPng(2000, 1000));
    expect(await sharp(previews.large).metadata()).toMatchObject({ width: 1600, height: 800, format: "webp" });
    expect(await sharp(previews.thumb).metadata()).toMatchObject({ width: 320, height: 160 });
    expect(await sharp((await taken(await plainPng(50, 50))).previews.large).metadata()).toMatchObject({ width: 50 });
  });

  test.each([
    ["", "Picture"],
    ["../../etc/passwd", "passwd"],
    [".png", "Picture"],
    ["Ma\u0000\u202Elina.jpeg", "Malina"],
    ["x".repeat(200), "x".repeat(80)],
  ])("a name like %j is kept as %j", async (name, stored) => {
    expect((await taken(await plainPng(16, 16), name)).name).toBe(stored);
  });
});

describe("drawings", () => {
  test("are rendered at print resolution with a clear ground", async () => {
    const { asset, normalised } = await taken(
      svg('<circle cx="50" cy="25" r="20" fill="#c8322b"/>', 'viewBox="0 0 100 50"'),
      "moth.svg",
    );
    expect(asset).toMatchObject({ mime: "image/png", widthPx: 200, heightPx: 100, hasAlpha: true });
    expect(await middleOf(normalised)).toEqual([200, 50, 43, 255]);
  });

  test("one that covers its ground has none to be seen through", async () => {
    const { asset } = await taken(
      svg('<rect width="100" height="50" fill="#c8322b"/>', 'viewBox="0 0 100 50"'),
      "sea.svg",
    );
    expect(asset.hasAlpha).toBe(false);
  });

  test.each([
    [
      "width and height in millimetres",
      '<rect width="100%" height="100%" fill="#f00"/>',
      'width="60mm" height="30mm"',
      [200, 100],
    ],
    [
      "a declaration before it",
      '<rect width="100" height="50" fill="#f00"/>',
      'viewBox="0 0 100 50" width="1" height="1"',
      [200, 100],
    ],
  ])("with %s have the right shape", async (_, inner, root, size) => {
    const declared = Buffer.concat([
      Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n'),
      svg(inner, root),
    ]);
    const { asset } = await taken(declared);
    expect([asset.widthPx, asset.heightPx]).toEqual(size);
  });

  test("keep style sheets, gradients, clips, copies and embedded pictures", async () => {
    const picture = `data:image/png;base64,${(await plainPng(20, 20, "#0000ff")).toString("base64")}`;
    const { normalised } = await taken(
      svg(`<style><![CDATA[.a{fill:url(#g);clip-path:url(#c)}]]></style><defs><linearGradient id="g"><stop stop-color="#0f0"/></linearGradient>
        <clipPath id="c"><rect width="100" height="40"/></clipPath><rect id="r" class="a" width="100" height="100"/></defs>
        <use xlink:href="#r"/><image y="60" width="100" height="40" preserveAspectRatio="none" href="${picture}"/>`),
    );
    const { data } = await sharp(normalised).raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * 200 + 100) * 4, (y * 200 + 100) * 4 + 4)];
    expect([at(20), at(100), at(160)]).toEqual([
      [0, 255, 0, 255],
      [0, 0, 0, 0],
      [0, 0, 255, 255],
    ]);
  });

  test("lose what only describes them", async () => {
    const notes =
      '<metadata><x:data xmlns:x="y">n</x:data></metadata><title>T</title><sodipodi:namedview xmlns:sodipodi="z"/>';
    expect((await taken(svg(`${notes}<rect width="99" height="99"/>`))).ok).toBe(true);
  });

  const dot = '<rect width="50" height="50"/>';
  test.each([
    ["a script", `${dot}<script>alert(1)</script>`, "svg_unsafe"],
    ["a script in another case of prefix", `${dot}<svg:script>1</svg:script>`, "svg_unsafe"],
    ["an embedded page", `<foreignObject><p>hi</p></foreignObject>`, "svg_unsafe"],
    ["an event handler", '<rect width="9" height="9" onload="alert(1)"/>', "svg_unsafe"],
    ["an event handler inside what is dropped", '<title onclick="x">t</title>', "svg_unsafe"],
    ["a file on the disk", '<image width="9" height="9" href="/etc/hostname"/>', "svg_unsafe"],
    ["a file address", '<image width="9" height="9" xlink:href="file:///etc/passwd"/>', "svg_unsafe"],
    ["a picture from a host", '<image width="9" height="9" href="https://evil.example/x.png"/>', "svg_unsafe"],
    ["another drawing inside", '<image width="9" height="9" href="data:image/svg+xml;base64,PHN2Zy8+"/>', "svg_unsafe"],
    ["a copy from another file", '<use href="other.svg#a"/>', "svg_unsafe"],
    ["a link out", '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>', "svg_unsafe"],
    ["a style sheet from a host", "<style>@import url(https://evil.example/x.css);</style>", "svg_unsafe"],
    ["a paint from a host", '<rect width="9" height="9" fill="url(https://evil.example/#a)"/>', "svg_unsafe"],
    [
      "an escaped address in a style",
      '<rect width="9" height="9" style="fill:\\75rl(https://evil.example/)"/>',
      "svg_unsafe",
    ],
    ["an animation", '<rect width="9" height="9"><animate attributeName="href" to="x"/></rect>', "svg_unsafe"],
    ["text in a font", '<text x="9" y="9">Hello</text>', "svg_has_text"],
    ["a filter", '<filter id="f"><feGaussianBlur stdDeviation="9000"/></filter>', "svg_effects"],
    ["a pattern", '<pattern id="p"/>', "svg_effects"],
    ["a copy of itself", '<g id="a"><use href="#a"/></g>', "svg_too_complex"],
    [
      "a clip that clips itself",
      '<clipPath id="c"><rect width="9" height="9" clip-path="url(#c)"/></clipPath>',
      "svg_too_complex",
    ],
    ["too many shapes", "<rect/>".repeat(20_001), "svg_too_complex"],
    ["too deep groups", "<g>".repeat(150) + "</g>".repeat(150), "svg_too_complex"],
    ["a picture that is none", '<image width="9" height="9" href="data:image/png;base64,AAAA"/>', "damaged"],
    [
      "a picture that unfolds into gigabytes",
      `<image width="9" height="9" href="data:image/png;base64,${pngBomb(30_000, 30_000).toString("base64")}"/>`,
      "too_many_pixels",
    ],
    ["nothing at all", "", "nothing_visible"],
  ])("with %s are refused", async (_, inner, code) => {
    expect(await ingestArtwork(svg(inner), "x.svg", quick)).toMatchObject({ ok: false, code });
  });

  test.each([
    ["copies of copies of copies", copiesOfCopies(), "svg_too_complex"],
    [
      "entities that unfold",
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'), svg("&b;")]),
      "svg_unsafe",
    ],
    ["no size", svg('<rect width="9" height="9"/>', ""), "svg_broken"],
    ["an absurd shape", svg('<rect width="9" height="9"/>', 'viewBox="0 0 100000 1"'), "svg_broken"],
    [
      "a chain of copies",
      svg(Array.from({ length: 5000 }, (_, i) => `<use id="u${i}" href="#u${i + 1}"/>`).join("")),
      "svg_too_complex",
    ],
  ])("with %s are refused", async (_, upload, code) => {
    expect(await ingestArtwork(upload, "x.svg", quick)).toMatchObject({ ok: false, code });
  });
});

describe("files that are refused", () => {
  const cutShort = async (format: "png" | "jpeg" | "webp") => {
    const whole = await sharp(await zonePlate(300))
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, Math.floor(whole.length * 0.6));
  };
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["nothing", () => Buffer.alloc(0), "empty_file"],
    ["a page named as a picture", () => Buffer.from("<!doctype html><html><svg></svg></html>"), "not_a_picture"],
    ["a program named as a picture", () => Buffer.from("MZ\x90\0\x03"), "not_a_picture"],
    ["an archive", () => Buffer.from("PK\x03\x04"), "not_a_picture"],
    ["random bytes", () => Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 7919) % 251)), "not_a_picture"],
    ["a HEIC photo", () => heic, "unsupported_kind"],
    ["a PDF", () => Buffer.from("%PDF-1.7"), "unsupported_kind"],
    ["a TIFF", () => Buffer.from("II*\0aaaa", "latin1"), "unsupported_kind"],
    ["only the beginning of a PNG", () => Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), "damaged"],
    [
      "a PNG's beginning and then something else",
      async () => Buffer.concat([(await plainPng(20, 20)).subarray(0, 40), Buffer.alloc(500, 65)]),
      "damaged",
    ],
    ["a PNG that was cut off", () => cutShort("png"), "damaged"],
    ["a JPEG that was cut off", () => cutShort("jpeg"), "damaged"],
    ["a WebP that was cut off", () => cutShort("webp"), "damaged"],
    ["a PNG of 30,000 × 30,000 pixels in a few hundred bytes", () => pngBomb(30_000, 30_000), "too_many_pixels"],
    ["a PNG with one side too long", () => pngBomb(20_001, 10), "too_many_pixels"],
    ["a PNG of more than 100 million pixels", () => pngBomb(10_001, 10_000), "too_many_pixels"],
    ["a picture of a few pixels", () => plainPng(15, 40), "too_small"],
    ["a clear picture", () => plainPng(40, 40, "#ff000000"), "nothing_visible"],
  ])("%s", async (_, make, code) => {
    const result = await ingestArtwork(await make(), "art.png");
    expect(result).toMatchObject({ ok: false, code });
    if (!result.ok)
      expect(result.message).toMatch(/^[A-Z].*(?:Upload|Save|Make|Choose|Share|Export|Check|Flatten).*\.$/);
  });

  test("more bytes than allowed", async () => {
    const limits = { ...artworkLimits, maxBytes: 10 };
    expect(await ingestArtwork(await plainPng(20, 20), "a.png", limits)).toMatchObject({ code: "too_many_bytes" });
  });
});
