// Why people return something, and whose fault each reason is. Source: print-on-demand section 3
// "Returns/reprints".

export const returnReasons = [
  reason("wrong_size", "It does not fit", "shopper", false),
  reason("changed_mind", "I have changed my mind", "shopper", false),
  reason("faulty_print", "The print is faulty", "maker", true),
  reason("faulty_garment", "The garment is faulty", "maker", true),
  reason("wrong_item", "It is not what I ordered", "maker", true),
  reason("damaged_in_transit", "It was damaged on its way", "carrier", true),
  reason("failed_to_arrive", "It has not arrived", "carrier", false),
  reason("late", "It came too late", "carrier", false),
] as const;

export type ReturnReason = (typeof returnReasons)[number]["code"];

export const returnReasonCodes = returnReasons.map(({ code }) => code) as [ReturnReason, ...ReturnReason[]];

/** `asksForPhoto`: one photo, once. Nothing has to come back. */
function reason<Code extends string>(
  code: Code,
  name: string,
  fault: "shopper" | "maker" | "carrier",
  asksForPhoto: boolean,
) {
  return { code, name, fault, asksForPhoto };
}

/** A reason by its code; null for an unknown one. */
export const findReturnReason = (code: string): (typeof returnReasons)[number] | null =>
  returnReasons.find((each) => each.code === code) ?? null;
