export const ICON_NAMES = [
  "none",
  "shirt",
  "leaf",
  "return",
  "check",
  "van",
  "heart",
  "star",
  "arrow",
  "plus",
] as const;
export type IconName = (typeof ICON_NAMES)[number];
