import type { Blank } from "./blanks/blank.ts";
import type { BlankColour } from "./colours.ts";

/** The colours under the ink: those of the blank, but for paper, whose colours are its frame's. */
export const clothColours = ({ technology, colours }: Pick<Blank, "technology" | "colours">): readonly BlankColour[] =>
  technology === "paper" ? [] : colours;
