import type { Answer } from "../../router/types.ts";

export const answer: Answer<"returns"> = { layout: "standard", guards: ["shopOnly"], isStatic: true };
