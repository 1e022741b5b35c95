import { elementsOf, type Scene, type SceneSide, type Side, sides, type TextElement } from "@selvedge/design/scene";
import { hexOfInk } from "@selvedge/domain/personalisation/inks";
import type { Personalisation, PersonalValues } from "@selvedge/domain/personalisation/template";
import { outlineText } from "./outline-text.ts";

export interface LineScene {
  readonly scene: Scene;
  /** Fields whose text is set narrower to fit, and those that are too long to be readable, by their key. */
  readonly narrowed: readonly string[];
  readonly tooLong: readonly string[];
}

/** A design with the texts of one shopper on it: what mockup and print file of an order's line are rendered from. */
export async function lineScene(scene: Scene, template: Personalisation, values: PersonalValues): Promise<LineScene> {
  const set = await Promise.all(
    template.fields.map(async ({ key, place }) => {
      const { side, ...box } = place;
      const text = values.texts[key] ?? "";
      const outlined = await outlineText(text, values.font, box);
      const element: TextElement = {
        ...{ id: `text-${key}`, text, colour: hexOfInk(values.ink), outline: outlined.outline },
        ...{ ...box, rotation: 0 },
      };
      return { key, side, outlined, element };
    }),
  );
  const printed = set.filter(({ outlined }) => outlined.outline !== "");
  const textsFor = (side: Side) => printed.flatMap((each) => (each.side === side ? [each.element] : []));
  return {
    scene: { ...scene, sides: Object.fromEntries(sides.flatMap((side) => withTexts(scene, side, textsFor(side)))) },
    narrowed: printed.flatMap(({ key, outlined }) => (outlined.isNarrowed ? [key] : [])),
    tooLong: printed.flatMap(({ key, outlined }) => (outlined.isTooLong ? [key] : [])),
  };
}

function withTexts(scene: Scene, side: Side, texts: readonly TextElement[]): [Side, SceneSide][] {
  const elements = elementsOf(scene, side);
  if (elements.length === 0 && texts.length === 0) return [];
  return [[side, { elements, ...(texts.length > 0 ? { texts } : {}) }]];
}
