/** An Idempotency-Key: the same act sent twice is done once. */
export const freshKey = (): string => crypto.randomUUID();
