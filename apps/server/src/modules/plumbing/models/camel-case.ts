/** A stored row's names as the wire has them: "legal_name" is "legalName". null stays null. */
export const inCamelCase = (stored: unknown): unknown =>
  stored === null
    ? null
    : Object.fromEntries(
        Object.entries(stored as object).map(([name, value]) => [
          name.replace(/_([a-z])/g, (_, initial: string) => initial.toUpperCase()),
          value,
        ]),
      );
