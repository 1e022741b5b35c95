declare const named: unique symbol;

/** A number that names one row of a kind. The brand is of the compiler alone: at run time and on the wire it is a number. */
export type Id<Kind extends string> = number & { readonly [named]: Kind };

/**
 * The ids that every signature is full of. One cannot be handed over for another, nor a plain number for one. They are made
 * where they come from: rows (`packages/db`, `tables.ts`) and requests (`packages/contracts`, `shapes.ts`).
 */
export type DivisionId = Id<"division">;
export type OrderId = Id<"order">;
export type ProductId = Id<"product">;
