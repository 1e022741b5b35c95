import type { Answer } from "../../router/types.ts";

/** Plans are the platform's: a shop sends there. */
export const answer: Answer<"plans"> = { layout: "standard", guards: ["mainOnly"], isStatic: true };
