import type { Fields } from "./field.ts";

/** The fields of every block, whatever its type. Source: storefront §3.2. */
export const COMMON_FIELDS = {
  published: { kind: "flag", label: "Published", part: "behaviour", default: true },
  fullWidth: { kind: "flag", label: "Full width", part: "layout", default: false },
  fullBackgroundColor: { kind: "colour", label: "Background across the page", part: "look" },
  padding: {
    kind: "number",
    label: "Space inside",
    part: "layout",
    default: null,
    unset: -1,
    min: 0,
    max: 400,
    unit: "px",
    hint: "Empty keeps the theme's.",
  },
  itemFactory: {
    kind: "text",
    label: "Items from data",
    part: "behaviour",
    hint: "The factory's name and the source's, with a comma.",
  },
  itemLimit: {
    kind: "number",
    label: "How many items from data",
    part: "behaviour",
    default: null,
    min: 1,
    max: 24,
    hint: "Empty is the source's own number.",
  },
} as const satisfies Fields;

/** Properties that every block may have and that no single field describes. */
export const COMMON_PROPERTIES: readonly string[] = [...Object.keys(COMMON_FIELDS), "conditions"];
