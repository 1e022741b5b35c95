/** The value of a token. Lengths are CSS pixels as numbers, so that styles can calculate with them. */
export type TokenType = "colour" | "font" | "length" | "number" | "choice" | "flag" | "image";
export type TokenValue = string | number | boolean;

/** Reads another token while a default is worked out. */
export type ReadToken = (key: string) => string;

export interface Token {
  readonly type: TokenType;
  /** A value, or how it follows from other tokens when no theme sets it. */
  readonly default: TokenValue | ((read: ReadToken) => TokenValue);
  readonly label: string;
  /** For choices. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** Dotted keys have no hyphens, so the two names convert both ways: menu.text.color is --t-menu-text-color. */
export function variableName(key: string): string {
  return `--t-${key.replaceAll(".", "-")}`;
}
