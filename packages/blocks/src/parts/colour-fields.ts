/** Colours that a shop owner may set on one block; empty means the theme's. */
export const colours = {
  kind: "group",
  label: "Colours",
  part: "look",
  fields: {
    text: { kind: "colour", label: "Text" },
    background: { kind: "colour", label: "Background" },
  },
} as const;
