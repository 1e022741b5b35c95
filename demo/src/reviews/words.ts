/** What a buyer said: stars, title, words, and of what is worn, how it fits. */
type Said = readonly [stars: number, title: string, body: string, fit: "small" | "true" | "large" | null];

/** Of what is worn. */
export const saidOfWorn: readonly Said[] = [
  [
    5,
    "Better than the picture",
    "The colours are right and the print has no edge to feel. Washed six times now.",
    "true",
  ],
  [5, "Lives in it", "My daughter has to be asked to take it off.", "true"],
  [4, "Good, a touch long", "Sharp print, soft cloth. I tuck it in.", "large"],
  [5, "Asked about it twice today", "Once by a stranger at the bus stop.", "true"],
  [3, "Came a day late", "Nice piece, but I wanted it for the Saturday.", null],
  [5, "", "Exactly what I hoped for.", "true"],
  [4, "Order one up", "Fits snug on the shoulders. Exchanged it without a fuss.", "small"],
  [5, "Second one", "Bought the first for a friend and missed it at once.", "true"],
];

/** Of bags, prints and mugs. */
export const saidOfThings: readonly Said[] = [
  [5, "Every day", "It has been with me every day since it came, and looks as it did.", null],
  [4, "A little smaller than I thought", "My fault, the measurements are there. The print is sharp.", null],
  [5, "Well packed", "Not a corner bent, and the colours are as on the screen.", null],
  [3, "Came a day late", "Nice piece, but I wanted it for the Saturday.", null],
  [5, "", "A present that was not put away.", null],
  [5, "Second one", "Bought the first for a friend and missed it at once.", null],
];

/** The shops' answer to three stars. */
export const reply = "We are sorry: the parcel waited a day at the carrier. Thank you for being kind about it.";
