import type { Answer } from "../../router/types.ts";

export const answer: Answer<"review"> = { layout: "standard", isStatic: true };
