import type { Answer } from "../../router/types.ts";

export const answer: Answer<"edit"> = { layout: "standard", guards: ["shopOnly"], isStatic: true };
