import type { TokenKey } from "./tokens/tokens.ts";

/** A theme as it is stored: what it builds on, and only what it changes (storefront §3.5). Unknown keys are stored. */
export interface Theme {
  /** Name of the theme it builds on; base when absent. */
  readonly extends?: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A theme that comes with the platform. */
export interface ShippedTheme extends Theme {
  readonly name: string;
  /** The name in the theme list. */
  readonly title: string;
  /** Its character in a few words. */
  readonly character: string;
  /** Shops choose among shop themes; brand themes are for the platform's own sites. A retired one is worn, never offered. */
  readonly family: "shop" | "brand" | "retired";
  readonly properties: PresetProperties;
  /** Raised when the theme changes; 1 when absent. */
  readonly version?: number;
  /** The theme as it was: shops that pinned a version keep it. */
  readonly former?: readonly { readonly version: number; readonly properties: PresetProperties }[];
}

export type PresetProperties = Readonly<Partial<Record<TokenKey, string | number | boolean>>>;
