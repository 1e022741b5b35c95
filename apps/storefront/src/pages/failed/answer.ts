import type { Answer } from "../../router/types.ts";

export const answer: Answer<"failed"> = { layout: "standard", isStatic: true };
