import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { TokenValue } from "@selvedge/themes/tokens/token";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";

type Properties = Readonly<Record<string, unknown>>;

/** Every theme names both, and a person means both: the banner's title is the first heading that they see. */
const companions: Partial<Record<TokenKey, readonly TokenKey[]>> = { "primary.font": ["banner.font"] };

export const hasCompanions = (key: TokenKey): boolean => companions[key] !== undefined;

/** The keys that are set with a key: itself, and each that has the same value as it by now. */
const setTogether = (key: TokenKey, tokens: Tokens): readonly TokenKey[] => [
  key,
  ...(companions[key] ?? []).filter((other) => tokens[other] === tokens[key]),
];

/** What a shop has changed, with one value for a key and its companions; undefined sets them back to how the theme came. */
export function withTogether(
  properties: Properties,
  tokens: Tokens,
  [key, value]: readonly [TokenKey, TokenValue | undefined],
): Properties {
  const next: Record<string, unknown> = { ...properties };
  for (const each of setTogether(key, tokens)) {
    if (value === undefined) delete next[each];
    else next[each] = value;
  }
  return next;
}
