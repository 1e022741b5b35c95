/** Fails where two amounts in minor units differ, and where one is no whole number. */
export function sameMinor(what: string, one: number, other: number): void {
  if (one !== other || !Number.isSafeInteger(one)) throw new Error(`${what}: ${one} and ${other}`);
}
