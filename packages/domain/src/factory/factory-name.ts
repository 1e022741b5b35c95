// The factories by the names that people read. The table `factories` has the same.
const names: Record<string, string> = { telford: "Telford", newport: "Newport", distro: "Distribution" };

/** A factory's name by its code; of one that is not known its code. */
export const factoryName = (code: string): string => names[code] ?? code;
