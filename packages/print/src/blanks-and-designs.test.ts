import { assetTable } from "@selvedge/design/asset";
import { firstPlace } from "@selvedge/design/geometry/fit";
import { preflight } from "@selvedge/design/preflight";
import { sides } from "@selvedge/design/scene";
import { blanks, printableSides } from "@selvedge/garments/blanks/blanks";
import { sides as garmentSides } from "@selvedge/garments/side";
import { viewOf } from "@selvedge/garments/views";
import { describe, expect, test } from "vitest";
import { sceneOf } from "./pictures.examples.ts";
import { printPx } from "./print-file.ts";

const picture = { sha256: "ab".repeat(32), mime: "image/png", widthPx: 6000, heightPx: 5000, hasAlpha: true } as const;

describe.each(blanks)("a design on $code", (blank) => {
  test.each(printableSides(blank))("placed on the %s at first, has nothing to complain about", (side) => {
    const area = blank.areas[side]!;
    const scene = { ...sceneOf(side, { assetId: picture.sha256, ...firstPlace(picture, area) }), blank: blank.code };
    expect(preflight(scene, assetTable([picture]), blank)).toEqual([]);
  });

  test.each(printableSides(blank))("has a picture of its %s with the same print area", (side) => {
    const { widthMm, heightMm } = blank.areas[side]!;
    expect(viewOf(blank, side)?.printArea).toMatchObject({ widthMm, heightMm });
  });

  test("prints in every size without passing what a file may hold", () => {
    for (const area of Object.values(blank.areas)) {
      for (const { printScale } of blank.sizes) {
        const pixels = printPx(area.widthMm, 300, printScale) * printPx(area.heightMm, 300, printScale);
        expect(pixels).toBeLessThan(100e6);
      }
    }
  });
});

test("designs and garments mean the same sides", () => {
  expect(garmentSides).toEqual(sides);
});
