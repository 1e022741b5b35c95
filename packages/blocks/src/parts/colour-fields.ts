/** Colours a shop owner may set on one block; left empty, the theme's hold. */
export const colours = {
  kind: "group",
  label: "Colours",
  fields: {
    text: { kind: "colour", label: "Text" },
    background: { kind: "colour", label: "Background" },
  },
} as const;
