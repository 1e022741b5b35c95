import type { Answer } from "../../router/types.ts";

export const answer: Answer<"history"> = { layout: "standard", guards: ["shopOnly"], isStatic: true };
