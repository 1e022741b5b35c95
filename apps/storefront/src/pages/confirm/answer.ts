import type { Answer } from "../../router/types.ts";

export const answer: Answer<"confirm"> = { layout: "blank", isStatic: true };
