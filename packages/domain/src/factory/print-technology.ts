// What a product is printed with, and which machines can.
import type { Technology } from "../labels/label-route.ts";

/** How goods of each technology are printed, to follow "The oak print ". */
export const printedWords: Record<Technology, string> = {
  dtg: "is printed straight on the cloth",
  dtf: "is printed on transfer film",
  vinyl: "is printed on vinyl film",
  paper: "is printed on paper",
  blank: "is not printed at all",
};

/** What happens to it once it is printed. */
export const afterPrinting: Record<Technology, string> = {
  dtg: "Through the dryer, to QC",
  dtf: "Press it on, to QC",
  vinyl: "Peel the rest off, to QC",
  paper: "Let it dry, to QC",
  blank: "To QC",
};

/** "GTX-1", "GTX-1 or GTX-2", "GTX-1, GTX-2 or GTX-3"; empty for none. */
export const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
