import type { Tokens } from "./resolve-theme.ts";
import { TOKENS, type TokenKey } from "./tokens/tokens.ts";

/** The key that a key's default follows, as in "follows Text"; null for one that stands alone. */
export function followedKey(key: TokenKey, tokens: Tokens): TokenKey | null {
  const { default: fallback } = TOKENS[key];
  if (typeof fallback !== "function") return null;
  let first: TokenKey | null = null;
  fallback((other) => {
    first ??= other as TokenKey;
    return String(tokens[other as TokenKey]);
  });
  return first;
}
