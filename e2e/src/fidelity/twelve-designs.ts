import { readFileSync } from "node:fs";
import sharp from "sharp";
import { type FidelityDesign, fidelityDesign } from "./design.ts";
import { darkShapes, glow, hairlines, photograph } from "./pictures.ts";

const tee = { widthMm: 355, heightMm: 406 };
const drawing = (name: string) => readFileSync(new URL(`../../../demo/artwork/${name}.png`, import.meta.url));

/** One of every kind that merchants print: photographs, drawings, glows, hairlines; upright, turned, mirrored, overlapping. */
export const twelveDesigns: readonly (() => Promise<FidelityDesign>)[] = [
  async () =>
    fidelityDesign("photo on a tee", tee, [{ picture: await photograph(4000, 4500), x: 11.3, y: 7.7, w: 333.3 }]),
  async () => fidelityDesign("glow on a black tee", tee, [{ picture: glow(2400), x: 40.4, y: 31.2, w: 270 }]),
  async () => {
    const small = await sharp(drawing("pocket-bee")).resize({ width: 200 }).png().toBuffer();
    return fidelityDesign("200 px at 70 mm", tee, [{ picture: small, x: 142.5, y: 40, w: 70 }]);
  },
  async () =>
    fidelityDesign("turned by 17.5°", tee, [
      { picture: drawing("luna-moth"), x: 70.35, y: 60.15, w: 210.4, rotation: 17.5 },
    ]),
  async () =>
    fidelityDesign("mirrored and turned", tee, [
      { picture: drawing("moon-hare"), x: 80.1, y: 70.3, w: 190.7, rotation: 33.3, flip: "horizontal" },
    ]),
  async () => {
    const picture = await photograph(3000, 2400);
    return fidelityDesign(
      "three overlapping at 60 %",
      tee,
      [0, 1, 2].map((i) => ({ picture, x: 20.2 + i * 60, y: 30.6 + i * 50, w: 200.5, opacity: 0.6 })),
    );
  },
  async () => fidelityDesign("dark on black", tee, [{ picture: darkShapes(3600, 4000), x: 25.7, y: 22.2, w: 300.1 }]),
  async () =>
    fidelityDesign("pocket of a hoodie", { widthMm: 320, heightMm: 256 }, [
      { picture: drawing("pocket-bee"), x: 200.6, y: 30.4, w: 90.3 },
    ]),
  async () =>
    fidelityDesign("back of a tee", tee, [{ picture: drawing("sea-areas"), x: 30.3, y: 20.9, w: 290.2 }], {
      side: "back",
    }),
  async () =>
    fidelityDesign("hairlines on a tote", { widthMm: 280, heightMm: 300 }, [
      { picture: hairlines(3000, 3200), x: 17.37, y: 21.63, w: 240.3 },
    ]),
  async () =>
    fidelityDesign(
      "art print at A2",
      { widthMm: 297, heightMm: 420 },
      [{ picture: await photograph(5200, 7300), x: 2.1, y: 1.7, w: 292.6 }],
      { scale: 420 / 297 },
    ),
  async () =>
    fidelityDesign("mug", { widthMm: 100, heightMm: 78 }, [
      { picture: drawing("slow-lane-snail"), x: 16.3, y: 6.2, w: 62.4 },
    ]),
];
