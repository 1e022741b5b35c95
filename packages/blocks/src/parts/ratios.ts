import { ratios } from "@selvedge/domain/images/ratios";

export const RATIO_NAMES = ["default", ...(Object.keys(ratios) as (keyof typeof ratios)[])] as const;

/** Height over width. A pod that names none is 1 (storefront §3.2). */
export function ratioOf(name: string): number {
  return ratios[name as keyof typeof ratios] ?? 1;
}
