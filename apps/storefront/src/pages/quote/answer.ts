import type { Answer } from "../../router/types.ts";

export const answer: Answer<"quote"> = { layout: "standard", guards: ["shopOnly"], isStatic: true };
