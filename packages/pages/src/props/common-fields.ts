import type { Fields } from "./field.ts";

/** The fields of every block, whatever its type. Source: storefront §3.2. */
export const COMMON_FIELDS = {
  published: { kind: "flag", label: "Published", default: true },
  fullWidth: { kind: "flag", label: "Full width", default: false },
  fullBackgroundColor: { kind: "colour", label: "Background across the page" },
  padding: {
    kind: "number",
    label: "Space inside",
    default: -1,
    min: -1,
    max: 400,
    hint: "In pixels; -1 is the theme's own.",
  },
  itemFactory: { kind: "text", label: "Items from data", hint: "The factory's name and the source's, with a comma." },
} as const satisfies Fields;

/** Properties that every block may have and that no single field describes. */
export const COMMON_PROPERTIES: readonly string[] = [...Object.keys(COMMON_FIELDS), "conditions"];
