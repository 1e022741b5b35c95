import { type AssetTable, findAsset } from "@selvedge/design/asset";
import { type Scene, sides } from "@selvedge/design/scene";
import type { BlankColour } from "@selvedge/garments/colours";
import { useEffect, useMemo, useState } from "react";
import { type InkColours, inkColours, type Legibility, legibilityOn } from "./contrast.ts";

const known = new Map<string, Promise<InkColours>>();
const order: readonly Legibility[] = ["clear", "faint", "lost"];

/** How the worst picture of a design stands on each colour. Pictures are looked at once, small, in the browser. */
export function useLegibility(
  scene: Scene,
  assets: AssetTable,
  colours: readonly BlankColour[],
): ReadonlyMap<string, Legibility> {
  const [inks, setInks] = useState<ReadonlyMap<string, InkColours>>(new Map());
  const used = useMemo(
    () =>
      [...new Set(sides.flatMap((side) => scene.sides[side]?.elements.map(({ assetId }) => assetId) ?? []))].join(" "),
    [scene],
  );
  useEffect(() => {
    let isWanted = true;
    const addresses = used.split(" ").flatMap((id) => {
      const href = findAsset(assets, id)?.href;
      return href ? [[id, href] as const] : [];
    });
    Promise.all(addresses.map(async ([id, href]) => [id, await inkOf(href)] as const)).then(
      (found) => isWanted && setInks(new Map(found)),
      () => isWanted && setInks(new Map()),
    );
    return () => {
      isWanted = false;
    };
  }, [used, assets]);
  return useMemo(() => {
    const looked = [...inks.values()];
    if (looked.length === 0) return new Map();
    const worst = (hex: string) =>
      looked.map((ink) => legibilityOn(ink, hex)).reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a));
    return new Map(colours.map(({ name, hex }) => [name, worst(hex)]));
  }, [inks, colours]);
}

const lookedAtPx = 64;

function inkOf(href: string): Promise<InkColours> {
  const reading = known.get(href) ?? readInk(href);
  known.set(href, reading);
  reading.catch(() => known.delete(href));
  return reading;
}

async function readInk(href: string): Promise<InkColours> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = lookedAtPx;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0, lookedAtPx, lookedAtPx);
  return inkColours(context.getImageData(0, 0, lookedAtPx, lookedAtPx).data);
}
