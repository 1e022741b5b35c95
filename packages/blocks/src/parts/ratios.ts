/** Height over width by name (storefront §3.2). A pod that names none is 1. */
export const RATIOS = { wide: 0.36, short: 0.49, "4:3": 0.75, square: 1.026, tall: 1.5 } as const;

export const RATIO_NAMES = ["default", "wide", "short", "4:3", "square", "tall"] as const;

export function ratioOf(name: string): number {
  return RATIOS[name as keyof typeof RATIOS] ?? 1;
}
