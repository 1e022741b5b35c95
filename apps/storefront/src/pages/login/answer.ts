import type { Answer } from "../../router/types.ts";

export const answer: Answer<"login"> = { layout: "blank", isStatic: true };
