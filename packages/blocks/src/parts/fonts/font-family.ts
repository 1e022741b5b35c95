const THEMES: Readonly<Record<string, string>> = {
  text: "var(--t-text-font)",
  heading: "var(--t-primary-font)",
};

/** The faces that a block's choice stands for: the theme's by their part, any other by its name, with what is cut to its measures. */
export const fontFamily = (font: string): string => THEMES[font] ?? `"${font}","${font} fallback",var(--t-text-font)`;
