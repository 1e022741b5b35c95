import type { Answer } from "../../router/types.ts";

export const answer: Answer<"pay"> = { layout: "cart", guards: ["shopOnly"], isStatic: true };
