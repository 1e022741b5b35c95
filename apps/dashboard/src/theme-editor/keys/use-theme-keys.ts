import type { Tokens } from "@selvedge/themes/resolve-theme";
import { presetsAt } from "@selvedge/themes/shipped/preset-versions";
import type { TokenValue } from "@selvedge/themes/tokens/token";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { useMemo } from "react";
import type { EditedTheme } from "../theme-query.ts";
import type { ThemeSession, ThemeState } from "../theme-session.ts";
import { tokensOf } from "../worn.ts";
import { hasCompanions, withTogether } from "./together.ts";

/** What can be asked and done of each key of a theme that is edited. */
export interface ThemeKeys {
  /** Its owner changed it from how the theme came. */
  isChanged: (key: TokenKey) => boolean;
  /** Its owner or the theme gives it a value; the others follow another key. */
  isSet: (key: TokenKey) => boolean;
  /** As it would be without the owner's change. */
  original: Tokens;
  does: KeyActs;
}

/** What is done with a key, and with what; the same until the shop has another font. */
export interface KeyActs {
  set: (key: TokenKey, value: TokenValue) => void;
  reset: (key: TokenKey) => void;
  /** A drag or typing has ended. */
  leave: () => void;
  fonts: EditedTheme["fonts"];
  /** Opens the shop's own fonts. */
  openFonts: () => void;
}

/** The keys of a theme over its session. */
export function useThemeKeys(session: ThemeSession, state: ThemeState, openFonts: () => void): ThemeKeys {
  const { draft, stored } = state;
  const { name, fonts } = stored;
  const does = useMemo<KeyActs>(() => {
    const setAll = (key: TokenKey, value: TokenValue | undefined, label: string) => {
      const { draft: now } = session.state();
      session.setMany({ properties: withTogether(now.properties, tokensOf(name, now), [key, value]) }, label);
    };
    return {
      set: (key, value) =>
        hasCompanions(key) ? setAll(key, value, TOKENS[key].label) : session.set(key, value, TOKENS[key].label, key),
      reset: (key) => setAll(key, undefined, `${TOKENS[key].label} set back`),
      leave: () => session.endGesture(),
      ...{ fonts, openFonts },
    };
  }, [session, name, fonts, openFonts]);
  const { presetVersion } = draft;
  const original = useMemo(() => tokensOf(name, { properties: {}, kept: [], presetVersion }), [name, presetVersion]);
  return useMemo(() => {
    const preset = presetsAt(name, presetVersion).get(name)?.properties ?? {};
    const base = presetsAt("base").get("base")?.properties ?? {};
    return {
      isChanged: (key) => Object.hasOwn(draft.properties, key),
      isSet: (key) => [draft.properties, preset, base].some((each) => Object.hasOwn(each, key)),
      original,
      does,
    };
  }, [draft, name, presetVersion, original, does]);
}
