import type { Answer } from "../../router/types.ts";

export const answer: Answer<"receipt"> = { layout: "standard", guards: ["shopOnly"], isStatic: false };
