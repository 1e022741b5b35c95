import { blanks } from "./blanks/blanks.ts";

const onWalls: ReadonlySet<string> = new Set(["art-print-portrait", "art-print-landscape"]);

/** Whether pictures of a blank, by its code, bring their own ground to the edge, as a framed print brings its wall. */
export const bringsOwnGround = (code: string): boolean => onWalls.has(code);

const namesOnWalls = new Set(blanks.filter(({ code }) => bringsOwnGround(code)).map(({ name }) => name));

/** The same by the blank's name, for those who know a product by what shoppers read. */
export const namedWithOwnGround = (blankName: string): boolean => namesOnWalls.has(blankName);
