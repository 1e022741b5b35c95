import type { Blank } from "./blank.ts";

/** Where on a blank a new picture begins, as a share of the height that it leaves free: high on a chest, else in the middle. */
export const startsAt = ({ gender }: Pick<Blank, "gender">): number => (gender === "none" ? 0.5 : 0.15);
