import { block, type Unplaced } from "@selvedge/pages/wire/written-page";
import { PICTURES } from "./pictures.ts";

const { dusk, meadow, night } = PICTURES;
const tile = (title: string, image: object) => block("pod", { size: 3, title, image, overlay: true });
const slide = block("slide", { title: "Meadows under water", image: dusk });

/** What a picker shows of types whose example alone, in a small window, would not tell what they are for. */
export const SAMPLES: ReadonlyMap<string, readonly Unplaced[]> = new Map([
  [
    "grid",
    [
      block("grid", {
        breakpoints: { xs: 3 },
        items: [tile("Hoodies", dusk), tile("Tees", meadow), tile("Bags", night)],
      }),
    ],
  ],
  [
    "spacer",
    [
      block("textBlock", { html: "<p>What is above it</p>" }),
      block("spacer", { height: 40, rule: true }),
      block("textBlock", { html: "<p>What is below it</p>" }),
    ],
  ],
  [
    "pod",
    [
      block("row", {
        items: [
          { ...tile("Hoodies", dusk), size: 6 },
          { ...tile("Tees", meadow), size: 6 },
        ],
      }),
    ],
  ],
  [
    "slideshow",
    [block("slideshow", { items: [slide, block("slide", { title: "A hedge of our own", image: meadow })] })],
  ],
]);
