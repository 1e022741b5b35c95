// Page pictures are drawings that may show the demo world's own things: an image whose address is
// "draw:tee-unisex/Forest/hedgerow-club" is that garment in that colour with that drawing on its chest,
// "artwork:poppy" is the drawing alone.

import { Resvg } from "@resvg/resvg-js";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { viewOf } from "@selvedge/garments/views";
import { renderMockup } from "@selvedge/print/mockup";
import sharp from "sharp";
import type { ArtworkName } from "../artworks.ts";
import { artworkFolder, read } from "../files.ts";
import type { DemoProduct } from "../kinds.ts";
import { coloursOf } from "../mockups-of.ts";
import { storedScene } from "../stored-scene.ts";

/** The drawing as PNG, so many pixels wide, with everything that it names filled in. */
export async function renderPicture(svg: string, widthPx: number): Promise<Buffer> {
  const named = new Set([...svg.matchAll(/href="((?:draw|artwork):[^"]+)"/g)].map((found) => found[1]!));
  let filled = svg;
  for (const address of named) filled = filled.replaceAll(`"${address}"`, `"${await pictureOf(address)}"`);
  return Buffer.from(new Resvg(filled, { fitTo: { mode: "width", value: widthPx } }).render().asPng());
}

const drawn = new Map<string, string>();

async function pictureOf(address: string): Promise<string> {
  const known = drawn.get(address);
  if (known) return known;
  const [kind, rest = ""] = address.split(":");
  const png = kind === "artwork" ? await artworkPng(rest) : await garmentPng(rest);
  const href = `data:image/png;base64,${png.toString("base64")}`;
  drawn.set(address, href);
  return href;
}

const artworkPng = async (name: string): Promise<Buffer> =>
  sharp(await read(artworkFolder, `${name}.large.webp`))
    .png()
    .toBuffer();

async function garmentPng(written: string): Promise<Buffer> {
  const [blank, colour, artwork] = written.split("/") as [DemoProduct["blank"], string, ArtworkName];
  const product = { name: written, blank, colours: [colour], artworks: [artwork] };
  const { scene, load } = await storedScene(product);
  const view = viewOf(blank, "front");
  const hex = coloursOf(product)[0]?.hex;
  if (!view || !hex || !findBlank(blank)) throw new Error(`${written} cannot be drawn.`);
  const result = await renderMockup({ view, hex, scene, side: "front", loadAsset: load, format: "png" });
  if (!result.ok) throw new Error(`${written}: ${result.code}`);
  return result.images[0]!.bytes;
}
