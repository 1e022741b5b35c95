import { writeDivision } from "./write-division.ts";

/**
 * Reads of a single division that are all known at the same moment: they leave in one packet with the tenant check, and their
 * answers come back in one. A statement that first waits for the answer of another is refused with an error; it belongs into
 * `withDivision`. Throws what `reads` throws, and fails closed as `withDivision` does.
 */
export const readDivision = writeDivision;
