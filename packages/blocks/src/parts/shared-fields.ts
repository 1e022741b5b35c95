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
/** Where a link opens. */
export const opens = {
  kind: "choice",
  label: "Opens",
  default: "_self",
  options: ["_self", "_blank"],
  titles: { _self: "Same tab", _blank: "New tab" },
} as const;
