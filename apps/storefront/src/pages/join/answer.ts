import type { Answer } from "../../router/types.ts";

export const answer: Answer<"join"> = { layout: "blank", isStatic: true };
