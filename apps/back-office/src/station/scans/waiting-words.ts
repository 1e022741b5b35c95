import type { Station } from "../../data/reply.ts";

type Waiting = Pick<Station, "waiting" | "held" | "incomplete">;

/** What waits at a station: what can be worked on, and apart from it what is held or waits for the rest of its order. */
export const waitingWords = ({ waiting, held, incomplete }: Waiting): string =>
  [
    waiting === 0
      ? "Nothing is waiting here"
      : waiting === 1
        ? "1 garment is waiting here"
        : `${waiting} garments are waiting here`,
    ...asideParts({ held, incomplete }),
  ].join(", ");

/** What cannot be worked on, shortly: "2 held, 3 incomplete". Empty where there is none. */
export const asideWords = (counts: Omit<Waiting, "waiting">): string => asideParts(counts).join(", ");

/** The same, as separate parts. */
export const asideParts = ({ held, incomplete }: Omit<Waiting, "waiting">): string[] => [
  ...(held > 0 ? [`${held} held`] : []),
  ...(incomplete > 0 ? [`${incomplete} incomplete`] : []),
];

/** Why a station that holds garments has nothing to do. */
export const whyNothing = ({ held, incomplete }: Omit<Waiting, "waiting">): string => {
  if (held === 0 && incomplete === 0) return "New garments appear automatically.";
  const parts = [
    ...(held > 0 ? [`${garments(held)} held or stopped`] : []),
    ...(incomplete > 0
      ? [`${garments(incomplete, held > 0)} waiting for the rest of ${incomplete === 1 ? "its" : "their"} order`]
      : []),
  ];
  return `${parts.join(", ")}.`;
};

const garments = (count: number, isShort = false): string =>
  isShort ? String(count) : count === 1 ? "1 garment is" : `${count} garments are`;
