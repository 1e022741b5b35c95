import { type ReturnReason, returnReasons } from "./return-reasons.ts";

type RemakeReason = Exclude<ReturnReason, "wrong_size" | "changed_mind" | "failed_to_arrive" | "late">;

/** Why a garment that was sent is made again free of charge: what its makers or the carrier did to it. */
export const remakeReasons = [
  "faulty_print",
  "faulty_garment",
  "wrong_item",
  "damaged_in_transit",
] as const satisfies readonly RemakeReason[];

/** The reasons as people choose them. */
export const remakeChoices = returnReasons.filter(({ code }) => (remakeReasons as readonly string[]).includes(code));
