// What is known of a print once it is rendered, before anyone has bought it: stored with the print file, and shown to the
// shop and to the person who approves the design.
import type { Side } from "../scene.ts";
import { boxShowsOn } from "./background-box.ts";
import type { Legibility } from "./legibility.ts";

export interface PrintChecks {
  /** Share of the ink that is see-through, edges apart, 0 to 1. */
  readonly softShare: number;
  /** How legible the side is on each colour of the garment, by the colour's name; clear ones are left out. */
  readonly hardToSee: Readonly<Record<string, Exclude<Legibility, "clear">>>;
  /** Colours of boxes that pictures of the side bring along. */
  readonly boxHexes: readonly string[];
}

export interface PrintWarning {
  readonly code: "hard_to_see" | "soft_ink" | "background_box";
  readonly side: Side;
  readonly text: string;
}

interface SoldColour {
  readonly name: string;
  readonly hex: string;
  readonly isDark: boolean;
}

/** Up to this share of see-through ink haze is invisible. */
export const softLimit = 0.03;

/** What to say of a side on the colours that it is sold in; nothing when all is well. */
export function printWarnings(
  { softShare, hardToSee, boxHexes }: PrintChecks,
  side: Side,
  colours: readonly SoldColour[],
): readonly PrintWarning[] {
  const texts = seenTexts(hardToSee, colours).map((text) => ({ code: "hard_to_see", text }) as const);
  const boxed = colours.filter(({ hex }) => boxHexes.some((box) => boxShowsOn(box, hex)));
  return [
    ...texts,
    ...(boxed.length > 0
      ? [{ code: "background_box", text: `${boxText} on ${listed(boxed.map(({ name }) => name))}.` } as const]
      : []),
    ...(softShare > softLimit && colours.some(({ isDark }) => isDark)
      ? [{ code: "soft_ink", text: `${Math.round(softShare * 100)}% of the ink is see-through. ${hazeText}` } as const]
      : []),
  ].map((warning) => ({ ...warning, side }));
}

const boxText = "A picture has a light background. It will print as a box";
const hazeText = "It can look hazy on dark colours, where white is printed under it.";

const words: Record<Exclude<Legibility, "clear">, string> = {
  lost: "The design vanishes",
  faint: "Most of the design is hard to see",
  partly: "A part of the design vanishes",
};

function seenTexts(hardToSee: PrintChecks["hardToSee"], colours: readonly SoldColour[]): readonly string[] {
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((level) => {
    const names = colours.filter(({ name }) => hardToSee[name] === level).map(({ name }) => name);
    return names.length > 0 ? [`${words[level]} on ${listed(names)}.`] : [];
  });
}

const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
