import type { Answer } from "../../router/types.ts";

export const answer: Answer<"invoice"> = { layout: "standard", guards: ["shopOnly"], isStatic: true };
