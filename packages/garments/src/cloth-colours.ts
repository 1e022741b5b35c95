import type { Blank } from "./blank.ts";
import type { BlankColour } from "./colours.ts";

/** The colours that ink lies on: those of the blank, but for paper, whose colours are its frame's. */
export const clothColours = ({ technology, colours }: Pick<Blank, "technology" | "colours">): readonly BlankColour[] =>
  technology === "paper" ? [] : colours;
