import type { Answer } from "../../router/types.ts";

export const answer: Answer<"contact"> = { layout: "standard", isStatic: true };
