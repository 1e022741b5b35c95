// What of the themes is shown: those that fit the words, the mood, the ground and the letters that are asked for.
import type { Theme } from "./themes-query.ts";

export interface ThemeFilter {
  search: string;
  mood: string;
  ground: string;
  letters: string;
}

export const anything = { search: "", mood: "any", ground: "any", letters: "any" } as const;

const wordsOf = ({ title, character, fonts, mood }: Theme) => `${title} ${character} ${fonts.join(" ")} ${mood}`;

/** Themes that fit a filter, the worn one first. */
export function fittingThemes(themes: readonly Theme[], filter: ThemeFilter, worn: string): Theme[] {
  const words = filter.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return themes
    .filter(
      (theme) =>
        words.every((word) => wordsOf(theme).toLowerCase().includes(word)) &&
        (filter.mood === "any" || theme.mood === filter.mood) &&
        (filter.ground === "any" || (filter.ground === "dark") === theme.isDark) &&
        (filter.letters === "any" || theme.letters === filter.letters),
    )
    .toSorted((one, other) => Number(other.name === worn) - Number(one.name === worn));
}
