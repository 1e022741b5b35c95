import { SHIPPED } from "./shipped/shipped.ts";
import type { Theme } from "./theme.ts";
import { readTokenValue } from "./tokens/read-value.ts";
import type { TokenValue } from "./tokens/token.ts";
import { TOKEN_KEYS, TOKENS, type TokenKey } from "./tokens/tokens.ts";

/** Every token, with a value its type allows. */
export type Tokens = Readonly<Record<TokenKey, TokenValue>>;

export type ThemeWarning =
  | { code: "unknown_key"; key: string }
  | { code: "bad_value"; key: string }
  | { code: "reference_cycle"; key: string }
  | { code: "unknown_parent"; name: string }
  | { code: "extends_cycle"; name: string }
  | { code: "too_many_parents"; name: string };

/** The theme itself and its parents: no longer chain than this is followed. */
const LONGEST_CHAIN = 4;

/**
 * All tokens of a theme: its own values, then its parents', then what follows from other tokens. A value of the wrong kind
 * falls back to the parent's and is reported, so a theme always shows. A value "{text.color}" refers to that token.
 * `themes` are the themes it may extend, by name.
 */
export function resolveTheme(
  theme: Theme,
  themes: ReadonlyMap<string, Theme> = SHIPPED,
): { tokens: Tokens; warnings: readonly ThemeWarning[] } {
  const warnings: ThemeWarning[] = [];
  const layers = chainOf(theme, themes, warnings);
  for (const key of Object.keys(theme.properties)) if (!(key in TOKENS)) warnings.push({ code: "unknown_key", key });
  const done = new Map<TokenKey, TokenValue>();
  for (const key of TOKEN_KEYS) settle({ layers, done, warnings, open: new Set() }, key);
  return { tokens: Object.fromEntries(done) as Tokens, warnings };
}

interface Settling {
  readonly layers: readonly Theme[];
  readonly done: Map<TokenKey, TokenValue>;
  readonly warnings: ThemeWarning[];
  /** Keys being worked out further up: meeting one again is a cycle. */
  readonly open: Set<string>;
}

function settle(state: Settling, key: TokenKey): TokenValue {
  const known = state.done.get(key);
  if (known !== undefined) return known;
  state.open.add(key);
  const value = fromLayers(state, key) ?? fromDefault(state, key);
  state.open.delete(key);
  state.done.set(key, value);
  return value;
}

function fromLayers(state: Settling, key: TokenKey): TokenValue | null {
  for (const { properties } of state.layers) {
    if (!Object.hasOwn(properties, key)) continue;
    const value = readTokenValue(TOKENS[key], referred(state, key, properties[key]));
    if (value !== null) return value;
    state.warnings.push({ code: "bad_value", key });
  }
  return null;
}

/** Follows "{other.key}"; returns undefined, which no token accepts, for a cycle or an unknown key. */
function referred(state: Settling, key: TokenKey, written: unknown): unknown {
  const target = typeof written === "string" ? /^\{([\w.]+)\}$/.exec(written)?.[1] : undefined;
  if (target === undefined) return written;
  if (!isTokenKey(target)) return undefined;
  if (!state.open.has(target)) return settle(state, target);
  state.warnings.push({ code: "reference_cycle", key });
  return undefined;
}

function fromDefault(state: Settling, key: TokenKey): TokenValue {
  const fallback = TOKENS[key].default;
  return typeof fallback === "function" ? fallback((other) => String(settle(state, other as TokenKey))) : fallback;
}

function chainOf(theme: Theme, themes: ReadonlyMap<string, Theme>, warnings: ThemeWarning[]): Theme[] {
  const chain = [theme];
  const names = new Set<string>();
  for (let name = theme.extends ?? "base"; ; ) {
    const parent = themes.get(name);
    const fault = !parent
      ? "unknown_parent"
      : names.has(name)
        ? "extends_cycle"
        : chain.length > LONGEST_CHAIN
          ? "too_many_parents"
          : null;
    if (fault || !parent) {
      warnings.push({ code: fault ?? "unknown_parent", name });
      return chain;
    }
    names.add(name);
    if (parent !== theme) chain.push(parent);
    if (name === "base" || parent.extends === null) return chain;
    name = parent.extends ?? "base";
  }
}

function isTokenKey(key: string): key is TokenKey {
  return Object.hasOwn(TOKENS, key);
}
