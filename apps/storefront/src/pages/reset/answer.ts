import type { Answer } from "../../router/types.ts";

export const answer: Answer<"reset"> = { layout: "blank", isStatic: true };
