/** Multiplier on the destination's standard rate: 1 is standard-rated. Source: platform-core §9, readings "Money". */
export const defaultVatRate = 1;

/** The rate of a product as it was stored; 1 where none was. 0 is a rate: children's clothes in the UK. */
export const vatRateOf = (stored: number | null | undefined): number => stored ?? defaultVatRate;
